/*
 * Files of the source tree that are part of the program, so that it is one self-contained file: specs, templates, what
 * pages are made of, and documents.
 */
#ifndef JOINERY_EMBEDDED_EMBEDDED_H
#define JOINERY_EMBEDDED_EMBEDDED_H

#include <stddef.h>

typedef struct embedded_file {
    const char *path; /* "specs/jax.lua", "templates/kernels/ops.lua" */
    const char *text; /* NUL-terminated beyond `length` */
    size_t length;
} embedded_file;

extern const embedded_file embedded_files[]; /* sorted by path */
extern const size_t embedded_count;

/* The file of exactly that path, or NULL. */
const embedded_file *embedded_find(const char *path);

#endif
