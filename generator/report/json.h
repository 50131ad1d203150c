/*
 * Writes JSON, well-formed by construction as far as keys, commas and escapes go. Containers are laid out either one
 * member a line or all on one line.
 */
#ifndef JOINERY_REPORT_JSON_H
#define JOINERY_REPORT_JSON_H

#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

enum { JSON_DEPTH = 16 };

typedef enum json_layout { JSON_LINES, JSON_INLINE } json_layout;

typedef struct json {
    text *to;
    int depth;
    struct {
        char close;
        json_layout layout;
        bool any; /* something is in it */
    } open[JSON_DEPTH];
    bool after_key;
} json;

void json_object(json *to, json_layout layout);
void json_array(json *to, json_layout layout);
void json_end(json *to); /* of the innermost container; a newline after the outermost */
void json_key(json *to, const char *key);

void json_string(json *to, const char *utf8); /* NULL: null */
void json_number(json *to, uint64_t number);
void json_bool(json *to, bool truth);
void json_null(json *to);

/* A key and its value. */
void json_string_member(json *to, const char *key, const char *utf8);
void json_number_member(json *to, const char *key, uint64_t number);
void json_bool_member(json *to, const char *key, bool truth);
void json_null_member(json *to, const char *key);

#endif
