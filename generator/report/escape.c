#include "report/escape.h"

#include <ctype.h>
#include <string.h>

void escape_html(text *to, const char *utf8) {
    for (; *utf8; utf8++) {
        switch (*utf8) {
        case '&':
            text_add(to, "&amp;");
            break;
        case '<':
            text_add(to, "&lt;");
            break;
        case '>':
            text_add(to, "&gt;");
            break;
        case '"':
            text_add(to, "&quot;");
            break;
        case '\'':
            text_add(to, "&#39;");
            break;
        default:
            text_add_char(to, *utf8);
        }
    }
}

static int is_word(char c) {
    return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

void escape_markdown(text *to, const char *utf8) {
    char before = ' ';
    for (; *utf8; before = *utf8++) {
        /* an underscore inside a word marks nothing */
        const int special =
            *utf8 == '_' ? !(is_word(before) && is_word(utf8[1])) : strchr("\\`*[]<>|&~#", *utf8) != NULL;
        if (special) text_add_char(to, '\\');
        text_add_char(to, *utf8 == '\n' ? ' ' : *utf8);
    }
}

void escape_csv(text *to, const char *utf8) {
    if (!strpbrk(utf8, ",\"\r\n")) {
        text_add(to, utf8);
        return;
    }
    text_add_char(to, '"');
    for (; *utf8; utf8++) {
        if (*utf8 == '"') text_add_char(to, '"');
        text_add_char(to, *utf8);
    }
    text_add_char(to, '"');
}

void escape_dot(text *to, const char *utf8) {
    /* Graphviz also reads HTML entities in labels, and backslash escapes */
    text_add_char(to, '"');
    for (; *utf8; utf8++) {
        if (*utf8 == '&') {
            text_add(to, "&amp;");
            continue;
        }
        if (*utf8 == '"' || *utf8 == '\\') text_add_char(to, '\\');
        text_add_char(to, *utf8);
    }
    text_add_char(to, '"');
}

void escape_mermaid(text *to, const char *utf8) {
    /* Mermaid writes character references with # for &; the backtick would begin Markdown */
    text_add_char(to, '"');
    for (; *utf8; utf8++) {
        if (strchr("\"#&<>`*_~\\", *utf8))
            text_printf(to, "#%d;", *utf8);
        else
            text_add_char(to, *utf8);
    }
    text_add_char(to, '"');
}

/* As in URLs, but these characters alone. */
static void escape_percent(text *to, const char *utf8, const char *escaped) {
    for (; *utf8; utf8++) {
        if (strchr(escaped, *utf8))
            text_printf(to, "%%%02X", (unsigned char)*utf8);
        else
            text_add_char(to, *utf8);
    }
}

void escape_github_property(text *to, const char *utf8) {
    escape_percent(to, utf8, "%\r\n:,");
}

void escape_github_message(text *to, const char *utf8) {
    escape_percent(to, utf8, "%\r\n");
}
