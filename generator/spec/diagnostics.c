#include "spec/diagnostics.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/place.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct excerpt_source {
    char *file;
    char *bytes; /* a copy */
    size_t length;
    bool csv;       /* lines end as in CSV, not as in Lua, where a carriage return ends one too */
    size_t *starts; /* made at the first look-up */
    size_t line_count;
};

enum {
    WIDEST = 120, /* code points of a line that are shown, without the dots where it is cut */
    BEFORE = 60,  /* at most so many of them stand before the word in a line that is cut */
    UTF8_MOST = 4 /* bytes of a code point */
};

#define CUT         "..."
#define REPLACEMENT "\xEF\xBF\xBD"

static excerpt_source excerpt_source_of(const char *file, const char *bytes, size_t length, bool csv) {
    return (excerpt_source){.file = mem_copy(file), .bytes = mem_copy_n(bytes, length), .length = length, .csv = csv};
}

static void excerpt_source_free(excerpt_source *source) {
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

/*
 * Appends the line of that place, and one with a caret and `~` under the word if its column is known: `paint` goes
 * before the caret, `end` behind. Appends nothing where the file has no such line or a blank one. Of a long line only
 * what is around the word is shown; what is not printable is shown as U+FFFD.
 */
static void excerpt_add(text *out, excerpt_source *source, spec_place place, const char *paint, const char *end) {
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

enum {
    MOST_KEPT = 1000,
    MOST_ALIKE = 10,            /* messages that tell one mistake and are printed */
    MOST_COMPARISONS = 2000000, /* of unknown words with known ones, over all diagnostics */
};

/* A copy as it is shown, on one line. Of a very long one the end is left out. */
static char *on_one_line(const char *bytes, size_t length) {
    text line = {0};
    text_add(&line, "");
    text_add_message(&line, bytes, length);
    return line.data;
}

static void add(spec_diagnostics *diagnostics, spec_severity severity, const char *file, spec_place place,
                const char *name, const char *what_and_hint, va_list arguments) {
    if (diagnostics->count >= MOST_KEPT) {
        diagnostics->left_out++;
        return;
    }
    const char *split = strchr(what_and_hint, '|');
    va_list again;
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, what_and_hint, again);
    va_end(again);
    char *both = mem_alloc((size_t)length + 1);
    va_copy(again, arguments);
    vsnprintf(both, (size_t)length + 1, what_and_hint, again);
    va_end(again);

    /* a name among the arguments may hold a '|' too, so the length of the first half is found by formatting it */
    size_t what_length = (size_t)length, hint_start = (size_t)length;
    if (split) {
        char *first = mem_copy_n(what_and_hint, (size_t)(split - what_and_hint));
        va_copy(again, arguments);
        what_length = (size_t)vsnprintf(NULL, 0, first, again);
        va_end(again);
        mem_free(first);
        hint_start = what_length + 1;
    }

    VEC_PUSH(diagnostics->entries, diagnostics->count, diagnostics->capacity) = (spec_diagnostic){
        .file = on_one_line(file, strlen(file)),
        .place = place,
        .severity = severity,
        .what = on_one_line(both, what_length),
        .hint = on_one_line(both + hint_start, (size_t)length - hint_start),
        .name = mem_copy(name),
    };
    mem_free(both);
}

void spec_diagnostics_add(spec_diagnostics *diagnostics, const char *file, spec_place place, const char *name,
                          const char *what_and_hint, ...) {
    va_list arguments;
    va_start(arguments, what_and_hint);
    add(diagnostics, SPEC_ERROR, file, place, name, what_and_hint, arguments);
    va_end(arguments);
}

void spec_diagnostics_warn(spec_diagnostics *diagnostics, const char *file, spec_place place, const char *name,
                           const char *what_and_hint, ...) {
    va_list arguments;
    va_start(arguments, what_and_hint);
    add(diagnostics, SPEC_WARNING, file, place, name, what_and_hint, arguments);
    va_end(arguments);
}

void spec_diagnostics_note(spec_diagnostics *diagnostics, const char *format, ...) {
    va_list arguments;
    text words = {0};
    va_start(arguments, format);
    text_vprintf(&words, format, arguments);
    va_end(arguments);
    char *note = on_one_line(words.data, words.length);
    text_free(&words);
    bool is_new = true;
    for (size_t i = 0; i < diagnostics->note_count && is_new; i++)
        is_new = strcmp(diagnostics->notes[i], note) != 0;
    if (is_new)
        VEC_PUSH(diagnostics->notes, diagnostics->note_count, diagnostics->note_capacity) = note;
    else
        mem_free(note);
}

size_t spec_diagnostics_found(const spec_diagnostics *diagnostics) {
    return diagnostics->count + diagnostics->left_out;
}

static excerpt_source *find_source(const spec_diagnostics *diagnostics, const char *file) {
    for (size_t i = 0; i < diagnostics->source_count; i++)
        if (strcmp(diagnostics->sources[i].file, file) == 0) return &diagnostics->sources[i];
    return NULL;
}

void spec_diagnostics_show(spec_diagnostics *diagnostics, const char *file, const char *bytes, size_t length,
                           bool csv) {
    char *shown = on_one_line(file, strlen(file)); /* as the diagnostics have it */
    if (!find_source(diagnostics, shown))
        VEC_PUSH(diagnostics->sources, diagnostics->source_count, diagnostics->source_capacity) =
            excerpt_source_of(shown, bytes, length, csv);
    mem_free(shown);
}

bool spec_diagnostics_are_few(const spec_diagnostics *diagnostics, size_t count) {
    return diagnostics->count * count < MOST_COMPARISONS;
}

char *spec_did_you_mean(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                        const char *otherwise) {
    const char *nearest = spec_diagnostics_are_few(diagnostics, count) ? text_nearest(word, known, count) : NULL;
    text hint = {0};
    text_printf(&hint, nearest ? "did you mean \"%s\"?" : "%s", nearest ? nearest : otherwise);
    return hint.data;
}

typedef struct ordered_diagnostic {
    const spec_diagnostic *diagnostic;
    size_t file_rank, rank; /* of the file's first diagnostic, and of this one */
} ordered_diagnostic;

static int in_print_order(const void *left, const void *right) {
    const ordered_diagnostic *a = left, *b = right;
    if (a->file_rank != b->file_rank) return a->file_rank < b->file_rank ? -1 : 1;
    const int places = spec_place_compare(a->diagnostic->place, b->diagnostic->place);
    if (places) return places;
    return a->rank < b->rank ? -1 : a->rank > b->rank;
}

/* What makes the parts of a message stand out on a terminal. */
#define PAINT_PLACE   "\033[1m"
#define PAINT_ERROR   "\033[1;31m"
#define PAINT_WARNING "\033[1;35m"
#define PAINT_CARET   "\033[1;32m"
#define PAINT_HINT    "\033[1;36m"
#define PAINT_END     "\033[0m"

static void add_painted(text *out, const spec_diagnostics *diagnostics, const char *paint, const char *words) {
    if (diagnostics->coloured) text_add(out, paint);
    text_add(out, words);
    if (diagnostics->coloured) text_add(out, PAINT_END);
}

static void add_place(text *out, const spec_diagnostics *diagnostics, const spec_diagnostic *diagnostic) {
    text place = {0};
    const int line = diagnostic->place.line;
    text_printf(&place, "%s:", diagnostic->file);
    if (line >= 0) text_printf(&place, "%d:", line ? line : 1);
    if (diagnostic->place.column > 0) text_printf(&place, "%d:", diagnostic->place.column);
    add_painted(out, diagnostics, PAINT_PLACE, place.data);
    text_free(&place);
}

size_t spec_diagnostics_line_at(const spec_diagnostics *diagnostics) {
    return (diagnostics->coloured ? sizeof PAINT_PLACE - 1 : 0) + strlen(diagnostics->entries[0].file) + 1;
}

static void add_message(text *out, const spec_diagnostics *diagnostics, const spec_diagnostic *diagnostic) {
    const bool error = diagnostic->severity == SPEC_ERROR;
    add_place(out, diagnostics, diagnostic);
    text_add_char(out, ' ');
    add_painted(out, diagnostics, error ? PAINT_ERROR : PAINT_WARNING, error ? "error:" : "warning:");
    text_printf(out, " %s [%s]\n", diagnostic->what, diagnostic->name);
    excerpt_source *source = find_source(diagnostics, diagnostic->file);
    if (source)
        excerpt_add(out, source, diagnostic->place, diagnostics->coloured ? PAINT_CARET : "",
                    diagnostics->coloured ? PAINT_END : "");
    if (!diagnostic->hint[0]) return;
    add_painted(out, diagnostics, PAINT_HINT, "hint:");
    text_printf(out, " %s\n", diagnostic->hint);
}

/* Messages that tell one mistake: of one name, about one file and with one hint but for the words in its quotes. */
typedef struct mistake {
    const spec_diagnostic *first;
    size_t count;
} mistake;

/* Whether two hints are equal but for what is in quotes. */
static bool are_alike(const char *a, const char *b) {
    for (; *a && *a == *b; a++, b++)
        if (*a == '"') {
            a += strcspn(a + 1, "\"");
            b += strcspn(b + 1, "\"");
            if (!a[1] || !b[1]) return a[1] == b[1];
            a++, b++;
        }
    return *a == *b;
}

/* The mistake that a message tells, which is added where no earlier one has told it. */
static mistake *find_mistake(mistake *all, size_t *count, const spec_diagnostic *diagnostic) {
    for (size_t i = 0; i < *count; i++) {
        const spec_diagnostic *first = all[i].first;
        if (!strcmp(first->name, diagnostic->name) && !strcmp(first->file, diagnostic->file) &&
            are_alike(first->hint, diagnostic->hint))
            return &all[i];
    }
    all[*count] = (mistake){diagnostic, 0};
    return &all[(*count)++];
}

/* How often each mistake was found that was told often enough. */
static void add_untold(text *lines, const mistake *all, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (all[i].count > MOST_ALIKE)
            text_printf(lines, "and %zu more [%s]\n", all[i].count - MOST_ALIKE, all[i].first->name);
}

void spec_diagnostics_print(const spec_diagnostics *diagnostics, text *lines) {
    const size_t count = diagnostics->count;
    ordered_diagnostic *order = mem_alloc_zeroed(count, sizeof *order);
    map files = {0}, printed = {0};
    for (size_t i = 0; i < count; i++) {
        const char *file = diagnostics->entries[i].file;
        const uint32_t *first = map_add(&files, file, strlen(file), (uint32_t)i);
        order[i] = (ordered_diagnostic){&diagnostics->entries[i], first ? *first : i, i};
    }
    qsort(order, count, sizeof *order, in_print_order);
    mistake *mistakes = mem_alloc_zeroed(count, sizeof *mistakes);
    size_t mistake_count = 0;
    text *message = mem_alloc_zeroed(count, sizeof *message); /* the map keeps pointers into them */
    for (size_t i = 0; i < count; i++) {
        add_message(&message[i], diagnostics, order[i].diagnostic);
        if (map_add(&printed, message[i].data, message[i].length, 0)) continue;
        if (find_mistake(mistakes, &mistake_count, order[i].diagnostic)->count++ < MOST_ALIKE)
            text_add_n(lines, message[i].data, message[i].length);
    }
    add_untold(lines, mistakes, mistake_count);
    mem_free(mistakes);
    if (diagnostics->left_out) text_printf(lines, "and %zu more, which are left out\n", diagnostics->left_out);
    for (size_t i = 0; i < count; i++)
        text_free(&message[i]);
    mem_free(message);
    map_free(&printed);
    map_free(&files);
    mem_free(order);
}

void spec_diagnostics_free(spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < diagnostics->count; i++) {
        mem_free(diagnostics->entries[i].file);
        mem_free(diagnostics->entries[i].what);
        mem_free(diagnostics->entries[i].hint);
        mem_free(diagnostics->entries[i].name);
    }
    for (size_t i = 0; i < diagnostics->source_count; i++)
        excerpt_source_free(&diagnostics->sources[i]);
    for (size_t i = 0; i < diagnostics->note_count; i++)
        mem_free(diagnostics->notes[i]);
    mem_free(diagnostics->notes);
    mem_free(diagnostics->sources);
    mem_free(diagnostics->entries);
    *diagnostics = (spec_diagnostics){0};
}
