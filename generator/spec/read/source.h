/* From an argument, or from the name in `extends`, to the text of a spec. */
#ifndef JOINERY_SPEC_READ_SOURCE_H
#define JOINERY_SPEC_READ_SOURCE_H

#include "spec/diagnostics.h"
#include "spec/read/read_options.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct source {
    char *file; /* what messages call it */
    char *bytes;
    size_t length;
    bool on_disk;           /* `file` is its path */
    bool installed;         /* it is part of the program */
    bool secret;            /* nothing that stands in it may be shown, unless it turns out to be a spec */
    uint64_t device, index; /* which file it is, whatever path led to it */
} source;

/* Reads the file at `path`, "-" for standard input. At most `limit` bytes (EFBIG). False, with errno set, on failure.
 */
bool source_from_file(source *file, const char *path, size_t limit);

/* The installed spec of that name, as "specs/NAME.lua"; false if there is none. */
bool source_from_installed(source *file, const char *name, const spec_options *options);

void source_free(source *file);

/* Whether bytes are in UTF-16 or UTF-32, or no text at all; adds the diagnostic. */
bool source_is_foreign(const char *file, const char *bytes, size_t length, spec_diagnostics *diagnostics);

/*
 * The installed spec or the file whose name is nearest to `name`, as it would have to be written; NULL if none is near.
 * Files are looked for in the folder that `name` has, relative to that of the file `from` (NULL: the current one).
 * `sibling`: it may be written without .lua, as in `extends`. The caller frees it.
 */
char *nearby_spec(const char *name, const char *from, bool sibling, const spec_options *options);

#endif
