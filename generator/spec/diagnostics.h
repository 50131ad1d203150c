/*
 * What is wrong with a spec (specs/diagnostics.md, "Bad specs"): errors, and warnings of what is likely a mistake.
 * Those that do not depend on each other are collected, so that one run reports them all. Each is printed as a compiler
 * does:
 *
 *     FILE:LINE:COLUMN: error: WHAT [NAME]
 *     the line
 *         ^~~~ under the word
 *     hint: HINT
 */
#ifndef JOINERY_SPEC_DIAGNOSTICS_H
#define JOINERY_SPEC_DIAGNOSTICS_H

#include "base/text.h"
#include "spec/place.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum spec_severity { SPEC_ERROR, SPEC_WARNING } spec_severity;

typedef struct spec_diagnostic {
    char *file;
    spec_place place;
    spec_severity severity;
    char *what, *hint;
    char *name; /* "unknown-dtype" */
} spec_diagnostic;

typedef struct excerpt_source excerpt_source; /* the text of a file, for excerpts */

typedef struct spec_diagnostics {
    spec_diagnostic *entries; /* in the order in which they were found */
    size_t count, capacity;
    size_t left_out; /* of those that were found when there were enough */
    char **notes;    /* how what can be read in several ways was read: no mistakes, and not counted */
    size_t note_count, note_capacity;
    excerpt_source *sources; /* the files whose lines are shown */
    size_t source_count, source_capacity;
    bool coloured; /* they are printed to a terminal with colours */
} spec_diagnostics;

/*
 * Adds an error. `what_and_hint` is a printf format "WHAT|HINT"; it is split at its one '|', whatever the arguments
 * hold.
 */
PRINTF_LIKE(5, 6)
void spec_diagnostics_add(spec_diagnostics *diagnostics, const char *file, spec_place place, const char *name,
                          const char *what_and_hint, ...);

/* The same for a warning. */
PRINTF_LIKE(5, 6)
void spec_diagnostics_warn(spec_diagnostics *diagnostics, const char *file, spec_place place, const char *name,
                           const char *what_and_hint, ...);

/* Adds a note, once: a line, which the command prints unless it is to be quiet. */
PRINTF_LIKE(2, 3) void spec_diagnostics_note(spec_diagnostics *diagnostics, const char *format, ...);

/* How many were found, also those that are left out: after the first thousand they are only counted. */
size_t spec_diagnostics_found(const spec_diagnostics *diagnostics);

/* Gives the text of a file, which is copied, so that the diagnostics about it show their lines. `csv` or else Lua. */
void spec_diagnostics_show(spec_diagnostics *diagnostics, const char *file, const char *bytes, size_t length, bool csv);

/*
 * A hint: `did you mean "i16"?` with the known name that is nearest to `word`, or `otherwise` where none is near. After
 * very many diagnostics it is always `otherwise`, because the search would take minutes. The caller frees it.
 */
char *spec_did_you_mean(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                        const char *otherwise);

/* False after so many diagnostics that to compare one more word with `count` others would take too long. */
bool spec_diagnostics_are_few(const spec_diagnostics *diagnostics, size_t count);

/*
 * Appends the messages to `lines`: files in the order of their first diagnostics, those of a file by line and column,
 * repeated ones once, and ten of those that tell one mistake. The last lines tell how many are left out.
 */
void spec_diagnostics_print(const spec_diagnostics *diagnostics, text *lines);

/* Where in what is printed the number of the line begins, if there is one diagnostic alone. */
size_t spec_diagnostics_line_at(const spec_diagnostics *diagnostics);

void spec_diagnostics_free(spec_diagnostics *diagnostics);

#endif
