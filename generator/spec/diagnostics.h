/*
 * What is wrong with a spec, each mistake one line: `FILE:LINE: error: WHAT (HOW TO MEND IT) [name-of-the-mistake]`.
 * Independent mistakes are collected, so that one run tells them all.
 */
#ifndef JOINERY_SPEC_DIAGNOSTICS_H
#define JOINERY_SPEC_DIAGNOSTICS_H

#include <stddef.h>

typedef struct spec_mistake {
    char *file;
    int line; /* 1 where nothing better is known */
    char *what, *mend;
    const char *name; /* "unknown-dtype"; a literal */
} spec_mistake;

typedef struct spec_diagnostics {
    spec_mistake *mistakes; /* in the order found; printed by file and line */
    size_t count, capacity;
} spec_diagnostics;

/* `what_and_mend` is a printf format that holds "WHAT|HOW TO MEND IT", split at its one '|'. */
__attribute__((format(printf, 5, 6))) void spec_mistaken(spec_diagnostics *diagnostics, const char *file, int line,
                                                         const char *name, const char *what_and_mend, ...);

/*
 * "did you mean i16?" with the known name nearest to `word`, or `otherwise` where none is near, or where so many
 * mistakes have been made already that a search through all names for each would take minutes and help nobody. The
 * caller frees.
 */
char *spec_did_you_mean(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                        const char *otherwise);

struct text;
/* Appends every mistake, one a line, repeats left out, sorted by line within a file. */
void spec_diagnostics_print(const spec_diagnostics *diagnostics, struct text *to);
void spec_diagnostics_free(spec_diagnostics *diagnostics);

#endif
