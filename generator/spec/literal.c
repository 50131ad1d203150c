#include "spec/literal.h"
#include "base/memory.h"
#include "base/text.h"

#include <ctype.h>
#include <string.h>

/* A walk through the characters between the quotes or brackets. */
typedef struct literal_walk {
    const char *text;
    size_t at, end;
    int line;
    bool is_long; /* written in long brackets */
} literal_walk;

static literal_walk walk_begin(const lexer *of) {
    literal_walk inside = {.text = of->text, .at = of->start + 1, .end = of->end - 1, .line = of->line};
    if (of->text[of->start] != '[') return inside;
    inside.is_long = true;
    while (of->text[inside.at] == '=')
        inside.at++;
    inside.at++;
    inside.end = of->end - (inside.at - of->start);
    return inside;
}

static size_t line_end_width(const literal_walk *of) {
    const char *here = of->text + of->at;
    if (of->at >= of->end || (*here != '\n' && *here != '\r')) return 0;
    return of->at + 1 < of->end && (here[1] == '\n' || here[1] == '\r') && here[1] != *here ? 2 : 1;
}

/* Reads at most `most` digits. */
static unsigned long digits(literal_walk *of, unsigned base, size_t most) {
    unsigned long number = 0;
    for (size_t i = 0; i < most && of->at < of->end; i++, of->at++) {
        const int c = tolower((unsigned char)of->text[of->at]);
        const unsigned digit = isdigit(c) ? (unsigned)(c - '0') : isxdigit(c) ? (unsigned)(c - 'a') + 10 : base;
        if (digit >= base) break;
        number = number * base + digit;
    }
    return number;
}

static void add_utf8(text *value, unsigned long code) {
    if (code < 0x80) {
        text_add_char(value, (char)code);
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
    text_add_char(value, (char)((~first << 1 | code) & 0xFF));
    while (count > 0)
        text_add_char(value, bytes[--count]);
}

/* Adds the value of the escape after a backslash, the first character of which is at `at`. */
static void add_escape(literal_walk *of, text *value) {
    static const char letters[] = "abfnrtv", values[] = "\a\b\f\n\r\t\v";
    const size_t newline = line_end_width(of);
    const char c = of->text[of->at];
    const char *found = c ? strchr(letters, c) : NULL;
    if (newline) {
        text_add_char(value, '\n');
        of->at += newline;
        of->line++;
    } else if (found) {
        text_add_char(value, values[found - letters]);
        of->at++;
    } else if (c == 'x') {
        of->at++;
        text_add_char(value, (char)digits(of, 16, 2));
    } else if (isdigit((unsigned char)c)) {
        text_add_char(value, (char)digits(of, 10, 3));
    } else if (c == 'u') {
        of->at += 2;
        add_utf8(value, digits(of, 16, 8));
        of->at++;
    } else if (c == 'z') {
        of->at++;
        while (of->at < of->end && isspace((unsigned char)of->text[of->at])) {
            const size_t width = line_end_width(of);
            of->line += width > 0;
            of->at += width ? width : 1;
        }
    } else {
        text_add_char(value, c);
        of->at++;
    }
}

/* Adds what the next character, escape or line end stands for; false at the end. */
static bool walk_next(literal_walk *of, text *value) {
    if (of->at >= of->end) return false;
    const size_t newline = line_end_width(of);
    if (newline) {
        text_add_char(value, '\n');
        of->at += newline;
        of->line++;
    } else if (!of->is_long && of->text[of->at] == '\\' && of->at + 1 < of->end) {
        of->at++;
        add_escape(of, value);
    } else {
        text_add_char(value, of->text[of->at++]);
    }
    return true;
}

/* A line end directly after a long bracket does not belong to the value. */
static void skip_first_line_end(literal_walk *of) {
    if (!of->is_long) return;
    const size_t width = line_end_width(of);
    of->line += width > 0;
    of->at += width;
}

char *literal_value(const lexer *of) {
    literal_walk inside = walk_begin(of);
    text value = {0};
    skip_first_line_end(&inside);
    while (walk_next(&inside, &value))
        ;
    text_add(&value, "");
    return value.data;
}

void literal_rows_add(literal_rows *of, const lexer *token) {
    literal_walk inside = walk_begin(token);
    skip_first_line_end(&inside);
    text piece = {0};
    for (;;) {
        const int line = inside.line;
        piece.length = 0;
        if (!walk_next(&inside, &piece)) break;
        for (size_t i = 0; i < piece.length; i++) {
            if (!of->inside) VEC_PUSH(of->lines, of->count, of->capacity) = line;
            of->inside = piece.data[i] != '\n';
        }
    }
    text_free(&piece);
}
