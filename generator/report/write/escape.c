#include "report/write/escape.h"

#include <ctype.h>
#include <string.h>

void escape_text(text *out, const char *utf8) {
    for (size_t length; *utf8; utf8 += length) {
        length = strcspn(utf8, "\n\t\r");
        text_add_shown(out, utf8, length);
        for (; utf8[length] && strchr("\n\t\r", utf8[length]); length++)
            text_add_char(out, ' ');
    }
}

static void add_html(text *out, char c) {
    switch (c) {
    case '&':
        text_add(out, "&amp;");
        break;
    case '<':
        text_add(out, "&lt;");
        break;
    case '>':
        text_add(out, "&gt;");
        break;
    case '"':
        text_add(out, "&quot;");
        break;
    case '\'':
        text_add(out, "&#39;");
        break;
    default:
        text_add_char(out, c);
    }
}

void escape_html(text *out, const char *utf8) {
    text shown = {0};
    escape_text(&shown, utf8);
    for (const char *at = text_string(&shown); *at; at++)
        add_html(out, *at);
    text_free(&shown);
}

static int is_word(char c) {
    return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

/* Bytes at the beginning of a line, up to a mark of lists or rules: "- ", "+ ", "---", "12. ", "1) "; -1: none. */
static int find_mark(const char *utf8) {
    const size_t digits = strspn(utf8, "0123456789");
    const char *mark = utf8 + digits;
    const char after = *mark ? mark[1] : '\0';
    const int ends = after == ' ' || after == '\0';
    if (digits) return ends && (*mark == '.' || *mark == ')') ? (int)digits : -1;
    return (*mark == '-' || *mark == '+') && utf8[1] && (ends || after == *mark) ? 0 : -1;
}

void escape_markdown(text *out, const char *utf8) {
    text shown = {0};
    escape_text(&shown, utf8);
    const char *first = text_string(&shown), *mark = find_mark(first) < 0 ? NULL : first + find_mark(first);
    char before = ' ';
    for (const char *at = first; *at; before = *at++) {
        /* an underscore inside a word marks nothing; GitHub takes what stands between dollars for a formula */
        const int special = *at == '_' ? !(is_word(before) && is_word(at[1])) : strchr("\\`*[]<>|&~#$", *at) != NULL;
        if (special || at == mark) text_add_char(out, '\\');
        text_add_char(out, *at);
    }
    text_free(&shown);
}

void escape_csv(text *out, const char *utf8) {
    if (!strpbrk(utf8, ",\"\r\n")) {
        text_add(out, utf8);
        return;
    }
    text_add_char(out, '"');
    for (; *utf8; utf8++) {
        if (*utf8 == '"') text_add_char(out, '"');
        text_add_char(out, *utf8);
    }
    text_add_char(out, '"');
}

void escape_dot(text *out, const char *utf8) {
    /* Graphviz also reads HTML entities in labels, and backslash escapes */
    text shown = {0};
    escape_text(&shown, utf8);
    text_add_char(out, '"');
    for (const char *at = text_string(&shown); *at; at++) {
        if (*at == '&') {
            text_add(out, "&amp;");
            continue;
        }
        if (*at == '"' || *at == '\\') text_add_char(out, '\\');
        text_add_char(out, *at);
    }
    text_add_char(out, '"');
    text_free(&shown);
}

/* As in URLs, but these characters alone. */
static void escape_percent(text *out, const char *utf8, const char *escaped) {
    for (; *utf8; utf8++) {
        if (strchr(escaped, *utf8))
            text_printf(out, "%%%02X", (unsigned char)*utf8);
        else
            text_add_char(out, *utf8);
    }
}

void escape_github_property(text *out, const char *utf8) {
    escape_percent(out, utf8, "%\r\n:,");
}

void escape_github_message(text *out, const char *utf8) {
    escape_percent(out, utf8, "%\r\n");
}
