/* From an argument or the name in `extends` to the text of a spec. */
#ifndef JOINERY_SPEC_LOAD_H
#define JOINERY_SPEC_LOAD_H

#include "spec/spec.h"

#include <sys/types.h>

typedef struct source {
    char *file; /* what messages call it */
    char *bytes;
    size_t length;
    bool on_disk;   /* `file` is its path */
    bool installed; /* it is part of the program */
    dev_t device;   /* what tells whether two paths are one file */
    ino_t inode;
} source;

/* Reads the file at `path`; false, with errno set, if that cannot be done. At most `limit` bytes (EFBIG). */
bool source_from_file(source *to, const char *path, size_t limit);

/* The installed spec of that name, as "specs/NAME.lua"; false if there is none. */
bool source_from_installed(source *to, const char *name, const spec_options *options);

void source_free(source *of);

#endif
