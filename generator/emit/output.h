/* The output directory: what is written to it, what an earlier run wrote and this one does not, and what goes. */
#ifndef JOINERY_EMIT_OUTPUT_H
#define JOINERY_EMIT_OUTPUT_H

#include "emit/emit.h"

typedef struct output_file {
    const char *path; /* below the directory */
    const char *bytes;
    size_t length;
} output_file;

typedef struct output {
    const char *directory;    /* created if missing, with its parents */
    const output_file *files; /* the manifest last */
    size_t count;
    const char *depfile; /* a path of its own, or NULL */
    const char *depfile_bytes;
    size_t depfile_length;
} output;

/*
 * Makes the directory hold these files, and not those which the manifest of the last run lists and this one does not:
 * a file that somebody has edited since then is left alone (`kept`), one that is reached through a symbolic link
 * too. All or nothing (emit/staging.h). False with a message in *error.
 */
bool output_write(const output *of, emit_result *result, text *error);

#endif
