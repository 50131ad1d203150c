/* Inside a string literal: what its text stands for, and in which line each character of that is written. */
#include "base/memory.h"
#include "base/text.h"
#include "spec/lexer.h"

#include <ctype.h>
#include <string.h>

typedef struct walk {
    const char *text;
    size_t at, end; /* of the literal's inside */
    int line;
    bool is_long;
} walk;

static walk walk_begin(const lexer *of) {
    walk inside = {.text = of->text, .at = of->start + 1, .end = of->end - 1, .line = of->line};
    if (of->text[of->start] != '[') return inside;
    inside.is_long = true;
    while (of->text[inside.at] == '=')
        inside.at++;
    inside.at++;
    inside.end = of->end - (inside.at - of->start);
    return inside;
}

static size_t line_end(const walk *of) {
    const char *here = of->text + of->at;
    if (of->at >= of->end || (*here != '\n' && *here != '\r')) return 0;
    return of->at + 1 < of->end && (here[1] == '\n' || here[1] == '\r') && here[1] != *here ? 2 : 1;
}

static unsigned long digits(walk *of, unsigned base, size_t most) {
    unsigned long value = 0;
    for (size_t i = 0; i < most && of->at < of->end; i++, of->at++) {
        const int c = tolower((unsigned char)of->text[of->at]);
        const unsigned digit = isdigit(c) ? (unsigned)(c - '0') : isxdigit(c) ? (unsigned)(c - 'a') + 10 : base;
        if (digit >= base) break;
        value = value * base + digit;
    }
    return value;
}

static void add_utf8(text *to, unsigned long code) {
    if (code < 0x80) {
        text_add_char(to, (char)code);
        return;
    }
    char bytes[8];
    size_t count = 0;
    unsigned long first = 0x3F; /* what fits into the first byte */
    do {
        bytes[count++] = (char)(0x80 | (code & 0x3F));
        code >>= 6;
        first >>= 1;
    } while (code > first);
    text_add_char(to, (char)((~first << 1 | code) & 0xFF));
    while (count > 0)
        text_add_char(to, bytes[--count]);
}

/* The escape behind a backslash: `at` stands on the character after it. */
static void add_escape(walk *of, text *to) {
    static const char plain[] = "abfnrtv", meant[] = "\a\b\f\n\r\t\v";
    const size_t newline = line_end(of);
    const char c = of->text[of->at];
    const char *found = c ? strchr(plain, c) : NULL;
    if (newline) {
        text_add_char(to, '\n');
        of->at += newline;
        of->line++;
    } else if (found) {
        text_add_char(to, meant[found - plain]);
        of->at++;
    } else if (c == 'x') {
        of->at++;
        text_add_char(to, (char)digits(of, 16, 2));
    } else if (isdigit((unsigned char)c)) {
        text_add_char(to, (char)digits(of, 10, 3));
    } else if (c == 'u') {
        of->at += 2;
        add_utf8(to, digits(of, 16, 8));
        of->at++;
    } else if (c == 'z') {
        of->at++;
        while (of->at < of->end && isspace((unsigned char)of->text[of->at])) {
            const size_t width = line_end(of);
            of->line += width > 0;
            of->at += width ? width : 1;
        }
    } else {
        text_add_char(to, c);
        of->at++;
    }
}

/* Adds the next piece of the value to `to`; false at the end. */
static bool walk_next(walk *of, text *to) {
    if (of->at >= of->end) return false;
    const size_t newline = line_end(of);
    if (newline) {
        text_add_char(to, '\n');
        of->at += newline;
        of->line++;
    } else if (!of->is_long && of->text[of->at] == '\\' && of->at + 1 < of->end) {
        of->at++;
        add_escape(of, to);
    } else {
        text_add_char(to, of->text[of->at++]);
    }
    return true;
}

/* A line end right behind a long bracket is no part of the value. */
static void skip_first_line_end(walk *of) {
    if (!of->is_long) return;
    const size_t width = line_end(of);
    of->line += width > 0;
    of->at += width;
}

char *lexer_string(const lexer *of) {
    walk inside = walk_begin(of);
    text value = {0};
    skip_first_line_end(&inside);
    while (walk_next(&inside, &value))
        ;
    text_add(&value, "");
    return value.data;
}

void lexer_add_rows(const lexer *of, row_lines *to) {
    walk inside = walk_begin(of);
    skip_first_line_end(&inside);
    text piece = {0};
    for (;;) {
        const int line = inside.line;
        piece.length = 0;
        if (!walk_next(&inside, &piece)) break;
        for (size_t i = 0; i < piece.length; i++) {
            if (!to->inside) VEC_PUSH(to->lines, to->count, to->capacity) = line;
            to->inside = piece.data[i] != '\n';
        }
    }
    text_free(&piece);
}
