#include "report/write/json.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

static void new_line(json *to) {
    text_add_char(to->to, '\n');
    text_add_repeated(to->to, ' ', 2 * (size_t)to->depth);
}

/* What stands between the value before and the one to come. */
static void separate(json *to) {
    if (to->after_key) {
        to->after_key = false;
        return;
    }
    if (to->depth == 0) return;
    const int top = to->depth - 1;
    if (to->open[top].any) text_add_char(to->to, ',');
    if (to->open[top].layout == JSON_LINES)
        new_line(to);
    else if (to->open[top].any || to->open[top].close == '}')
        text_add_char(to->to, ' ');
    to->open[top].any = true;
}

static void open_container(json *to, char open, char close, json_layout layout) {
    assert(to->depth < JSON_DEPTH);
    separate(to);
    text_add_char(to->to, open);
    to->open[to->depth].close = close;
    to->open[to->depth].layout = layout;
    to->open[to->depth].any = false;
    to->depth++;
}

void json_object(json *to, json_layout layout) {
    open_container(to, '{', '}', layout);
}

void json_array(json *to, json_layout layout) {
    open_container(to, '[', ']', layout);
}

void json_end(json *to) {
    assert(to->depth > 0);
    const int top = --to->depth;
    if (to->open[top].any && to->open[top].layout == JSON_LINES)
        new_line(to);
    else if (to->open[top].any && to->open[top].close == '}')
        text_add_char(to->to, ' ');
    text_add_char(to->to, to->open[top].close);
    if (top == 0) text_add_char(to->to, '\n');
}

/*
 * Writes a character that is no ASCII, as an escape where it is not printable: programs read the same, and a terminal
 * or an editor does not obey it. A byte that is not UTF-8 becomes U+FFFD, as JSON has nothing else. Returns its bytes.
 */
static size_t add_wide(text *to, const char *bytes, size_t left) {
    unsigned point;
    const size_t width = text_point(bytes, left, &point);
    if (!width) {
        text_add(to, "\uFFFD");
        return 1;
    }
    if (text_printable(bytes, width)) {
        text_add_n(to, bytes, width);
        return width;
    }
    if (point > 0xFFFF) {
        text_printf(to, "\\u%04x", 0xD800 + ((point - 0x10000) >> 10));
        point = 0xDC00 + (point & 0x3FF);
    }
    text_printf(to, "\\u%04x", point);
    return width;
}

static void quote(const json *to, const char *utf8, size_t length) {
    text *out = to->to;
    text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        const unsigned char at = (unsigned char)utf8[i];
        if (at == '"' || at == '\\') text_add_char(out, '\\');
        if (at == '\n') {
            text_add(out, "\\n");
        } else if (at == '\t') {
            text_add(out, "\\t");
        } else if (at < 0x20 || at == 0x7F || (to->in_html && at == '<')) {
            text_printf(out, "\\u%04x", at);
        } else if (at >= 0x80) {
            i += add_wide(out, utf8 + i, length - i) - 1;
        } else {
            text_add_char(out, (char)at);
        }
    }
    text_add_char(out, '"');
}

void json_key(json *to, const char *key) {
    separate(to);
    quote(to, key, strlen(key));
    text_add(to->to, ": ");
    to->after_key = true;
}

void json_string(json *to, const char *utf8) {
    if (!utf8) {
        json_null(to);
        return;
    }
    json_text(to, utf8, strlen(utf8));
}

void json_text(json *to, const char *bytes, size_t length) {
    separate(to);
    quote(to, bytes, length);
}

void json_number(json *to, uint64_t number) {
    separate(to);
    text_printf(to->to, "%" PRIu64, number);
}

void json_bool(json *to, bool truth) {
    separate(to);
    text_add(to->to, truth ? "true" : "false");
}

void json_null(json *to) {
    separate(to);
    text_add(to->to, "null");
}

void json_string_member(json *to, const char *key, const char *utf8) {
    json_key(to, key);
    json_string(to, utf8);
}

void json_number_member(json *to, const char *key, uint64_t number) {
    json_key(to, key);
    json_number(to, number);
}

void json_bool_member(json *to, const char *key, bool truth) {
    json_key(to, key);
    json_bool(to, truth);
}

void json_null_member(json *to, const char *key) {
    json_key(to, key);
    json_null(to);
}
