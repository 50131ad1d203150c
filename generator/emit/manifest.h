/*
 * The manifest of an earlier run, read back: which files below the directory it wrote, and what they held. A strict
 * reader of JSON that looks at the one field it needs.
 */
#ifndef JOINERY_EMIT_MANIFEST_H
#define JOINERY_EMIT_MANIFEST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct manifest_file {
    char *path;      /* relative, without "." or ".." or empty components */
    char sha256[65]; /* lower-case hex */
} manifest_file;

typedef struct manifest {
    manifest_file *files;
    size_t count, capacity;
} manifest;

/*
 * Fills *read from the text of a manifest. False, and nothing in *read, where it is no JSON object with a list `files`
 * whose entries all have a path that stays below the directory and a hash.
 */
bool manifest_parse(manifest *read, const char *json, size_t length);

/* True for a relative path that leads nowhere but down. */
bool manifest_path_is_below(const char *path);

void manifest_free(manifest *of);

#endif
