/*
 * What is wrong with a spec, each diagnostic one line: `FILE:LINE: error: WHAT (HINT) [name-of-the-diagnostic]`.
 * Independent diagnostics are collected, so that one run tells them all.
 */
#ifndef JOINERY_SPEC_DIAGNOSTICS_H
#define JOINERY_SPEC_DIAGNOSTICS_H

#include <stddef.h>

typedef struct spec_diagnostic {
    char *file;
    int line; /* 1 where nothing better is known */
    char *what, *hint;
    const char *name; /* "unknown-dtype"; a literal */
} spec_diagnostic;

typedef struct spec_diagnostics {
    spec_diagnostic *entries; /* in the order found; printed by file and line */
    size_t count, capacity;
} spec_diagnostics;

/* `what_and_hint` is a printf format that holds "WHAT|HINT", split at its one '|'. */
__attribute__((format(printf, 5, 6))) void spec_diagnostics_add(spec_diagnostics *diagnostics, const char *file,
                                                                int line, const char *name, const char *what_and_hint,
                                                                ...);

/*
 * "did you mean i16?" with the known name nearest to `word`, or `otherwise` where none is near, or where so many
 * diagnostics have been made already that a search through all names for each would take minutes and help nobody. The
 * caller frees.
 */
char *spec_did_you_mean(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                        const char *otherwise);

struct text;
/* Appends every diagnostic, one a line, repeats left out, sorted by line within a file. */
void spec_diagnostics_print(const spec_diagnostics *diagnostics, struct text *to);
void spec_diagnostics_free(spec_diagnostics *diagnostics);

#endif
