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

static literal_walk walk_begin(const lexer *lexer) {
    literal_walk inside = {
        .text = lexer->text, .at = lexer->start + 1, .end = lexer->end - 1, .line = lexer->place.line};
    if (lexer->text[lexer->start] != '[') return inside;
    inside.is_long = true;
    while (lexer->text[inside.at] == '=')
        inside.at++;
    inside.at++;
    inside.end = lexer->end - (inside.at - lexer->start);
    return inside;
}

static size_t line_end_width(const literal_walk *walk) {
    const char *here = walk->text + walk->at;
    if (walk->at >= walk->end || !ends_line(*here)) return 0;
    return walk->at + 1 < walk->end && ends_line(here[1]) && here[1] != *here ? 2 : 1;
}

/* Steps over the line end here, if there is one. */
static bool skip_line_end(literal_walk *walk) {
    const size_t width = line_end_width(walk);
    if (!width) return false;
    walk->at += width;
    walk->line++;
    walk->line_start = walk->at;
    return true;
}

/* Reads at most `most` digits. */
static unsigned long digits(literal_walk *walk, unsigned base, size_t most) {
    unsigned long number = 0;
    for (size_t i = 0; i < most && walk->at < walk->end; i++, walk->at++) {
        const int c = tolower((unsigned char)walk->text[walk->at]);
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
static void add_escape(literal_walk *walk, text *value) {
    static const char letters[] = "abfnrtv", values[] = "\a\b\f\n\r\t\v";
    const char c = walk->text[walk->at];
    const char *found = c ? strchr(letters, c) : NULL;
    if (skip_line_end(walk)) {
        text_add_char(value, '\n');
    } else if (found) {
        text_add_char(value, values[found - letters]);
        walk->at++;
    } else if (c == 'x') {
        walk->at++;
        text_add_char(value, (char)digits(walk, 16, 2));
    } else if (isdigit((unsigned char)c)) {
        text_add_char(value, (char)digits(walk, 10, 3));
    } else if (c == 'u') {
        walk->at += 2;
        add_utf8(value, digits(walk, 16, 8));
        walk->at++;
    } else if (c == 'z') {
        walk->at++;
        while (walk->at < walk->end && isspace((unsigned char)walk->text[walk->at]))
            if (!skip_line_end(walk)) walk->at++;
    } else {
        text_add_char(value, c);
        walk->at++;
    }
}

/* Adds what the next character, escape or line end stands for; false at the end. */
static bool walk_next(literal_walk *walk, text *value) {
    if (walk->at >= walk->end) return false;
    if (skip_line_end(walk)) {
        text_add_char(value, '\n');
    } else if (!walk->is_long && walk->text[walk->at] == '\\' && walk->at + 1 < walk->end) {
        walk->at++;
        add_escape(walk, value);
    } else {
        text_add_char(value, walk->text[walk->at++]);
    }
    return true;
}

/* A line end directly after a long bracket does not belong to the value. */
static void skip_first_line_end(literal_walk *walk) {
    if (walk->is_long) skip_line_end(walk);
}

char *literal_value(const lexer *lexer) {
    literal_walk inside = walk_begin(lexer);
    text value = {0};
    skip_first_line_end(&inside);
    while (walk_next(&inside, &value))
        ;
    text_add(&value, "");
    return value.data;
}

/* Begins a row where the walk is. */
static void begin_row(literal_rows *rows, const literal_walk *inside) {
    VEC_PUSH(rows->rows, rows->count, rows->capacity) =
        (literal_row){inside->line, (int)(inside->at - inside->line_start) + 1, 0};
}

void literal_rows_add(literal_rows *rows, const lexer *token) {
    literal_walk inside = walk_begin(token);
    inside.line_start = token->start;
    while (inside.line_start > 0 && !ends_line(inside.text[inside.line_start - 1]))
        inside.line_start--;
    skip_first_line_end(&inside);
    text piece = {0};
    bool plain = !rows->inside; /* the last row has no escape yet, and began in this literal */
    for (;;) {
        const literal_walk before = inside;
        piece.length = 0;
        if (!walk_next(&inside, &piece)) break;
        const bool as_it_is = piece.length == 1 && inside.at == before.at + 1 && piece.data[0] != '\n';
        for (size_t i = 0; i < piece.length; i++) {
            if (!rows->inside) begin_row(rows, &before);
            if (!rows->inside) plain = true;
            plain = plain && as_it_is;
            if (plain) rows->rows[rows->count - 1].plain++;
            rows->inside = piece.data[i] != '\n';
        }
    }
    text_free(&piece);
}
