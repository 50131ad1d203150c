/* How specs are to be read: limits, and what the program around the reader knows. */
#ifndef JOINERY_SPEC_READ_READ_OPTIONS_H
#define JOINERY_SPEC_READ_READ_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

struct op_catalogue; /* templates/op_catalogue.h */

/* Limits of the sandbox (specs/reference.md, "What a spec may do"). 0 in any field: its default. */
typedef struct spec_limits {
    unsigned long long instructions; /* of the Lua machine */
    size_t memory;                   /* bytes in the Lua state; also the largest file that is read */
    double seconds;                  /* of processor time, also inside a library call */
} spec_limits;

typedef struct spec_options {
    spec_limits limits;
    const char *part; /* which of a file's tables, or of the operations in one, is meant; NULL: there are no others */
    /* the operations that joinery has kernels of, among which a spec's `ops` must be; NULL: any are allowed */
    const struct op_catalogue *ops;
    /* the text of an installed spec, or NULL where there is none of that name */
    const char *(*installed)(const char *name, size_t *length);
    /* the names of the installed specs, for hints; the caller frees the list and each name with mem_free. Or NULL */
    char **(*installed_names)(size_t *count);
} spec_options;

/* The names of `ops`; NULL, and a count of 0, without options or where that is NULL. */
const char *const *spec_options_op_names(const spec_options *options, size_t *count);

#endif
