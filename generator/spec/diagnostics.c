#include "spec/diagnostics.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST_PART = 2000,        /* bytes of a message's half: the names in it may be of any length */
    MOST_COMPARISONS = 2000000, /* of unknown words with known ones, over all diagnostics */
};

/* A copy of what is printable UTF-8; anything else, line ends too, is written as an escape. */
static char *on_one_line(const char *bytes, size_t length) {
    text line = {0};
    for (size_t at = 0; at < length;) {
        const unsigned char c = (unsigned char)bytes[at];
        size_t width = c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
        const bool whole = width <= length - at && text_is_utf8(bytes + at, width);
        const bool printable = whole && c >= ' ' && c != 0x7F && !(c == 0xC2 && (unsigned char)bytes[at + 1] < 0xA0);
        if (line.length > LONGEST_PART) {
            text_add(&line, "...");
            break;
        }
        if (printable)
            text_add_n(&line, bytes + at, width);
        else if (c == '\n')
            text_add(&line, "\\n");
        else if (c == '\t')
            text_add(&line, "\\t");
        else
            text_printf(&line, "\\x%02X", c);
        at += printable ? width : 1;
    }
    if (!line.data) text_add(&line, "");
    return line.data;
}

void spec_diagnostics_add(spec_diagnostics *diagnostics, const char *file, spec_place place, const char *name,
                          const char *what_and_hint, ...) {
    const char *split = strchr(what_and_hint, '|');
    va_list arguments, again;
    va_start(arguments, what_and_hint);
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
    va_end(arguments);

    VEC_PUSH(diagnostics->entries, diagnostics->count, diagnostics->capacity) = (spec_diagnostic){
        .file = on_one_line(file, strlen(file)),
        .place = place,
        .what = on_one_line(both, what_length),
        .hint = on_one_line(both + hint_start, (size_t)length - hint_start),
        .name = name,
    };
    mem_free(both);
}

char *spec_did_you_mean(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                        const char *otherwise) {
    const bool few = diagnostics->count * count < MOST_COMPARISONS;
    const char *nearest = few ? text_nearest(word, known, count) : NULL;
    text hint = {0};
    text_printf(&hint, nearest ? "did you mean %s?" : "%s", nearest ? nearest : otherwise);
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

static void add_line(text *lines, const spec_diagnostic *diagnostic) {
    text_printf(lines, "%s:%d:", diagnostic->file, diagnostic->place.line > 0 ? diagnostic->place.line : 1);
    if (diagnostic->place.column) text_printf(lines, "%d:", diagnostic->place.column);
    text_printf(lines, " error: %s", diagnostic->what);
    if (diagnostic->hint[0]) text_printf(lines, " (%s)", diagnostic->hint);
    text_printf(lines, " [%s]\n", diagnostic->name);
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
    text *line = mem_alloc_zeroed(count, sizeof *line);
    for (size_t i = 0; i < count; i++) {
        add_line(&line[i], order[i].diagnostic);
        if (!map_add(&printed, line[i].data, line[i].length, 0)) text_add_n(lines, line[i].data, line[i].length);
    }
    for (size_t i = 0; i < count; i++)
        text_free(&line[i]);
    mem_free(line);
    map_free(&printed);
    map_free(&files);
    mem_free(order);
}

void spec_diagnostics_free(spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < diagnostics->count; i++) {
        mem_free(diagnostics->entries[i].file);
        mem_free(diagnostics->entries[i].what);
        mem_free(diagnostics->entries[i].hint);
    }
    mem_free(diagnostics->entries);
    *diagnostics = (spec_diagnostics){0};
}
