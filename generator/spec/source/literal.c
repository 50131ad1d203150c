#include "spec/source/literal.h"
#include "base/memory.h"
#include "base/text.h"

#include <ctype.h>
#include <string.h>

/* A walk through the characters between the quotes or brackets. */
typedef struct literal_walk {
    const char *text;
    size_t at, end;
    int line;
    size_t line_start; /* where that line begins in the text; only for rows */
    bool is_long;      /* written in long brackets */
} literal_walk;

static bool ends_line(char c) {
    return c == '\n' || c == '\r';
}

static literal_walk walk_begin(const lexer *of) {
    literal_walk inside = {.text = of->text, .at = of->start + 1, .end = of->end - 1, .line = of->place.line};
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
    if (of->at >= of->end || !ends_line(*here)) return 0;
    return of->at + 1 < of->end && ends_line(here[1]) && here[1] != *here ? 2 : 1;
}

/* Steps over the line end here, if there is one. */
static bool skip_line_end(literal_walk *of) {
    const size_t width = line_end_width(of);
    if (!width) return false;
    of->at += width;
    of->line++;
    of->line_start = of->at;
    return true;
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
    const char c = of->text[of->at];
    const char *found = c ? strchr(letters, c) : NULL;
    if (skip_line_end(of)) {
        text_add_char(value, '\n');
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
        while (of->at < of->end && isspace((unsigned char)of->text[of->at]))
            if (!skip_line_end(of)) of->at++;
    } else {
        text_add_char(value, c);
        of->at++;
    }
}

/* Adds what the next character, escape or line end stands for; false at the end. */
static bool walk_next(literal_walk *of, text *value) {
    if (of->at >= of->end) return false;
    if (skip_line_end(of)) {
        text_add_char(value, '\n');
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
    if (of->is_long) skip_line_end(of);
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

/* Begins a row where the walk is. */
static void begin_row(literal_rows *of, const literal_walk *inside) {
    VEC_PUSH(of->rows, of->count, of->capacity) =
        (literal_row){inside->line, (int)(inside->at - inside->line_start) + 1, 0};
}

void literal_rows_add(literal_rows *of, const lexer *token) {
    literal_walk inside = walk_begin(token);
    inside.line_start = token->start;
    while (inside.line_start > 0 && !ends_line(inside.text[inside.line_start - 1]))
        inside.line_start--;
    skip_first_line_end(&inside);
    text piece = {0};
    bool plain = !of->inside; /* the last row has no escape yet, and began in this literal */
    for (;;) {
        const literal_walk before = inside;
        piece.length = 0;
        if (!walk_next(&inside, &piece)) break;
        const bool as_it_is = piece.length == 1 && inside.at == before.at + 1 && piece.data[0] != '\n';
        for (size_t i = 0; i < piece.length; i++) {
            if (!of->inside) begin_row(of, &before);
            if (!of->inside) plain = true;
            plain = plain && as_it_is;
            if (plain) of->rows[of->count - 1].plain++;
            of->inside = piece.data[i] != '\n';
        }
    }
    text_free(&piece);
}
