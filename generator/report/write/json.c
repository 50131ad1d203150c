#include "report/write/json.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

static void new_line(json *json) {
    text_add_char(json->out, '\n');
    text_add_repeated(json->out, ' ', 2 * (size_t)json->depth);
}

/*
 * Writes a non-ASCII character, escaped if it is not printable: programs read the same, and no terminal or editor
 * obeys it. A byte that is not UTF-8 becomes U+FFFD, as JSON has nothing else. Returns its bytes.
 */
static size_t add_wide(text *out, const char *bytes, size_t left) {
    unsigned point;
    const size_t width = text_point(bytes, left, &point);
    if (!width) {
        text_add(out, "\uFFFD");
        return 1;
    }
    if (text_printable(bytes, width)) {
        text_add_n(out, bytes, width);
        return width;
    }
    if (point > 0xFFFF) {
        text_printf(out, "\\u%04x", 0xD800 + ((point - 0x10000) >> 10));
        point = 0xDC00 + (point & 0x3FF);
    }
    text_printf(out, "\\u%04x", point);
    return width;
}

static void quote(const json *json, const char *utf8, size_t length) {
    text *out = json->out;
    text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        const unsigned char at = (unsigned char)utf8[i];
        if (at == '"' || at == '\\') text_add_char(out, '\\');
        if (at == '\n') {
            text_add(out, "\\n");
        } else if (at == '\t') {
            text_add(out, "\\t");
        } else if (at < 0x20 || at == 0x7F || (json->in_html && at == '<')) {
            text_printf(out, "\\u%04x", at);
        } else if (at >= 0x80) {
            i += add_wide(out, utf8 + i, length - i) - 1;
        } else {
            text_add_char(out, (char)at);
        }
    }
    text_add_char(out, '"');
}

/* What stands between the value before and the one to come, and its key. */
static void begin_value(json *json, const char *key) {
    if (json->depth == 0) return;
    const int top = json->depth - 1;
    if (json->open[top].any) text_add_char(json->out, ',');
    if (json->open[top].layout == JSON_LINES)
        new_line(json);
    else if (json->open[top].any || json->open[top].close == '}')
        text_add_char(json->out, ' ');
    json->open[top].any = true;
    if (!key) return;
    quote(json, key, strlen(key));
    text_add(json->out, ": ");
}

static void open_container(json *json, const char *key, char open, char close, json_layout layout) {
    assert(json->depth < JSON_DEPTH);
    begin_value(json, key);
    text_add_char(json->out, open);
    json->open[json->depth].close = close;
    json->open[json->depth].layout = layout;
    json->open[json->depth].any = false;
    json->depth++;
}

void json_object(json *json, const char *key, json_layout layout) {
    open_container(json, key, '{', '}', layout);
}

void json_array(json *json, const char *key, json_layout layout) {
    open_container(json, key, '[', ']', layout);
}

void json_end(json *json) {
    assert(json->depth > 0);
    const int top = --json->depth;
    if (json->open[top].any && json->open[top].layout == JSON_LINES)
        new_line(json);
    else if (json->open[top].any && json->open[top].close == '}')
        text_add_char(json->out, ' ');
    text_add_char(json->out, json->open[top].close);
    if (top == 0) text_add_char(json->out, '\n');
}

void json_string(json *json, const char *key, const char *utf8) {
    if (utf8)
        json_text(json, key, utf8, strlen(utf8));
    else
        json_null(json, key);
}

void json_text(json *json, const char *key, const char *bytes, size_t length) {
    begin_value(json, key);
    quote(json, bytes, length);
}

void json_number(json *json, const char *key, uint64_t number) {
    begin_value(json, key);
    text_printf(json->out, "%" PRIu64, number);
}

void json_bool(json *json, const char *key, bool truth) {
    begin_value(json, key);
    text_add(json->out, truth ? "true" : "false");
}

void json_null(json *json, const char *key) {
    begin_value(json, key);
    text_add(json->out, "null");
}
