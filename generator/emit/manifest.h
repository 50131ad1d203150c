/* The manifest of an earlier run, read back: which files below the directory it wrote, and what they held. */
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
 * Fills *read from the list `files` of a manifest; the rest of its text is not looked at. False, and nothing in *read,
 * where there is no such list of objects with texts and whole numbers, or one has no good path or no hash.
 */
bool manifest_parse(manifest *read, const char *json);

/* True for a relative path that leads nowhere but down, whose characters JSON has as they are. */
bool manifest_path_is_good(const char *path);

void manifest_free(manifest *freed);

#endif
