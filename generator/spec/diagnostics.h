/*
 * What is wrong with a spec (specs/reference.md, "Bad specs"). A diagnostic is one line, `FILE:LINE: error: WHAT (HINT)
 * [NAME]`. Diagnostics that do not depend on each other are collected, so that one run reports them all.
 */
#ifndef JOINERY_SPEC_DIAGNOSTICS_H
#define JOINERY_SPEC_DIAGNOSTICS_H

#include "spec/place.h"

#include <stddef.h>

typedef struct spec_diagnostic {
    char *file;
    spec_place place;
    char *what, *hint;
    const char *name; /* "unknown-dtype"; a literal */
} spec_diagnostic;

typedef struct spec_diagnostics {
    spec_diagnostic *entries; /* in the order in which they were found */
    size_t count, capacity;
} spec_diagnostics;

/*
 * Adds a diagnostic. `what_and_hint` is a printf format "WHAT|HINT"; it is split at its one '|', whatever the arguments
 * hold.
 */
__attribute__((format(printf, 5, 6))) void spec_diagnostics_add(spec_diagnostics *diagnostics, const char *file,
                                                                spec_place place, const char *name,
                                                                const char *what_and_hint, ...);

/*
 * A hint: "did you mean i16?" with the known name that is nearest to `word`, or `otherwise` where none is near. After
 * very many diagnostics it is always `otherwise`, because the search would take minutes. The caller frees it.
 */
char *spec_did_you_mean(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                        const char *otherwise);

struct text;
/*
 * Appends the diagnostics to `lines`, one per line: files in the order of their first diagnostics, lines of a file in
 * order, repeated ones once.
 */
void spec_diagnostics_print(const spec_diagnostics *diagnostics, struct text *lines);
void spec_diagnostics_free(spec_diagnostics *diagnostics);

#endif
