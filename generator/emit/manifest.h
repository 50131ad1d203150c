/*
 * The manifest of an earlier run, read back: which files below the directory it wrote, what they held, and what there
 * is of kernels. A strict reader of JSON that looks at the two fields it needs.
 */
#ifndef JOINERY_EMIT_MANIFEST_H
#define JOINERY_EMIT_MANIFEST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct manifest_file {
    char *path;      /* relative, without "." or ".." or empty components */
    char sha256[65]; /* lower-case hex */
} manifest_file;

/* What an instruction set has of kernels, in the words of generator/cli/json.md: stubs are override points, or
 * fallbacks on another instruction set. */
typedef struct manifest_isa {
    char *name;
    size_t kernels, stubs, override_points;
} manifest_isa;

typedef struct manifest {
    manifest_file *files;
    size_t count, capacity;
    manifest_isa *isas; /* none in a manifest that does not tell */
    size_t isa_count, isa_capacity;
} manifest;

/*
 * Fills *read from the text of a manifest. False, and nothing in *read, where it is no JSON object with a list `files`
 * whose entries all have a path that stays below the directory and a hash; or where its `kernel_counts` are no counts.
 */
bool manifest_parse(manifest *read, const char *json, size_t length);

/* True for a relative path that leads nowhere but down. */
bool manifest_path_is_below(const char *path);

void manifest_free(manifest *freed);

#endif
