#include "spec/source/excerpt.h"
#include "base/memory.h"

#include <string.h>

enum {
    WIDEST = 120, /* code points of a line that are shown, without the dots where it is cut */
    BEFORE = 60,  /* at most so many of them stand before the word in a line that is cut */
    UTF8_MOST = 4 /* bytes of a code point */
};

#define CUT         "..."
#define REPLACEMENT "\xEF\xBF\xBD"

excerpt_source excerpt_source_of(const char *file, const char *bytes, size_t length, bool csv) {
    return (excerpt_source){.file = mem_copy(file), .bytes = mem_copy_n(bytes, length), .length = length, .csv = csv};
}

void excerpt_source_free(excerpt_source *source) {
    mem_free(source->file);
    mem_free(source->bytes);
    mem_free(source->starts);
    *source = (excerpt_source){0};
}

/* The width of the line end at `at`, 0 if there is none. In Lua \n, \r, \r\n and \n\r are one each. */
static size_t line_end_width(const excerpt_source *source, size_t at) {
    const char here = source->bytes[at], next = at + 1 < source->length ? source->bytes[at + 1] : '\0';
    if (source->csv) return here == '\n';
    if (here != '\n' && here != '\r') return 0;
    return (next == '\n' || next == '\r') && next != here ? 2 : 1;
}

static void find_lines(excerpt_source *source) {
    size_t capacity = 0, width;
    VEC_PUSH(source->starts, source->line_count, capacity) = 0;
    for (size_t at = 0; at < source->length; at += width ? width : 1) {
        width = line_end_width(source, at);
        if (width) VEC_PUSH(source->starts, source->line_count, capacity) = at + width;
    }
}

/* A part of a line. */
typedef struct span {
    const char *at, *end;
} span;

/* The line of that number, without its end; false if there is none. */
static bool find_line(excerpt_source *source, int number, span *line) {
    if (!source->starts) find_lines(source);
    if (number < 1 || (size_t)number > source->line_count) return false;
    size_t start = source->starts[number - 1], end = start;
    end = (size_t)number < source->line_count ? source->starts[number] : source->length;
    while (end > start && (source->bytes[end - 1] == '\n' || source->bytes[end - 1] == '\r'))
        end--;
    *line = (span){source->bytes + start, source->bytes + end};
    return true;
}

static bool is_blank(span line) {
    while (line.at < line.end && strchr(" \t\v\f", *line.at) && *line.at)
        line.at++;
    return line.at == line.end;
}

/* The bytes of what is shown as one character: of a well-formed one, or a single byte. */
static size_t step(span rest) {
    const unsigned char first = (unsigned char)*rest.at;
    const size_t width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : UTF8_MOST;
    return width <= (size_t)(rest.end - rest.at) && text_is_utf8(rest.at, width) ? width : 1;
}

/* Moves back to the first byte of the character that `at` is in. */
static const char *whole(span line, const char *at) {
    for (size_t i = 1; i < UTF8_MOST && at > line.at && ((unsigned char)*at & 0xC0) == 0x80; i++)
        at--;
    return at;
}

/* The part of the line that is shown, so that the word is in it. */
static span around(span line, const char *word) {
    span shown = line;
    const ptrdiff_t most = (ptrdiff_t)UTF8_MOST * WIDEST; /* bytes that are looked at before the word */
    size_t count = 0;
    if (word - line.at > WIDEST) {
        shown.at = word - line.at > most ? whole(line, word - most) : line.at;
        for (const char *at = shown.at; at < word; at += step((span){at, line.end}))
            count++;
        for (; count > BEFORE; count--)
            shown.at += step((span){shown.at, line.end});
    }
    shown.end = shown.at;
    for (count = 0; shown.end < line.end && count < WIDEST; count++)
        shown.end += step((span){shown.end, line.end});
    return shown;
}

/* Appends the part of the line, and its caret if there is a word. */
static void add_part(text *out, span line, span shown) {
    if (shown.at > line.at) text_add(out, CUT);
    for (size_t width; shown.at < shown.end; shown.at += width) {
        width = step((span){shown.at, line.end});
        const bool as_it_is = *shown.at == '\t' || text_printable(shown.at, (size_t)(line.end - shown.at));
        text_add_n(out, as_it_is ? shown.at : REPLACEMENT, as_it_is ? width : sizeof REPLACEMENT - 1);
    }
    if (shown.end < line.end) text_add(out, CUT);
    text_add_char(out, '\n');
}

static void add_caret(text *out, span line, span shown, span word, const char *paint, const char *end) {
    if (shown.at > line.at) text_add_repeated(out, ' ', sizeof CUT - 1);
    for (const char *at = shown.at; at < word.at; at += step((span){at, line.end}))
        text_add_char(out, at < line.end && *at == '\t' ? '\t' : ' ');
    text_add(out, paint);
    text_add_char(out, '^');
    if (word.at < line.end) word.at += step((span){word.at, line.end});
    for (; word.at < word.end && word.at < shown.end && *word.at != '\t'; word.at += step((span){word.at, line.end}))
        text_add_char(out, '~');
    text_add(out, end);
    text_add_char(out, '\n');
}

void excerpt_add(text *out, excerpt_source *source, spec_place place, const char *paint, const char *end) {
    span line;
    if (!find_line(source, place.line, &line) || is_blank(line)) return;
    const size_t length = (size_t)(line.end - line.at);
    const size_t before = place.column > 0 ? (size_t)place.column - 1 : 0;
    const char *at = whole(line, line.at + (before < length ? before : length));
    const span shown = around(line, at);
    add_part(out, line, shown);
    if (place.column <= 0) return;
    const size_t rest = (size_t)(line.end - at), width = place.width > 0 ? (size_t)place.width : 1;
    add_caret(out, line, shown, (span){at, at + (width < rest ? width : rest)}, paint, end);
}
