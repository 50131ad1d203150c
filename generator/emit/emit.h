/*
 * Emission: from a verified promotion to files. The model (what a template may see) is handed to the templates, whose
 * texts go to an output directory that changes only where it must, and whole.
 */
#ifndef JOINERY_EMIT_EMIT_H
#define JOINERY_EMIT_EMIT_H

#include "base/text.h"
#include "lattice/laws.h"
#include "spec/spec.h"

enum { EMIT_TABLES = 1, EMIT_DISPATCH = 2, EMIT_KERNELS = 4, EMIT_ALL = 7 };

typedef struct emit_options {
    const char *directory;  /* created if missing, with its parents */
    unsigned what;          /* EMIT_TABLES | ... */
    const char *const *ops; /* NULL: all of the spec's */
    size_t op_count;
    const char *const *isas; /* NULL: every one there is a file for */
    size_t isa_count;
    const char *prefix;              /* NULL: the spec's name */
    const char *depfile, *deptarget; /* NULL: none; deptarget defaults to the manifest */
    const char *templates;           /* a directory instead of the built-in templates, or NULL */
    bool staged;                     /* --kernels staged */
} emit_options;

typedef enum emit_action {
    EMIT_WRITTEN,
    EMIT_UNCHANGED,
    EMIT_REMOVED /* written by an earlier run, and no more by this one */
} emit_action;

typedef struct emit_file {
    char *path; /* below the directory */
    emit_action action;
    size_t size;
    bool kept; /* would have been removed, but was edited since then, or is no plain file: left unchanged, and forgotten
                */
} emit_file;

/* How many kernels of the plan an ISA has, and how many it does not: it borrows them, or they are to be replaced. */
typedef struct emit_isa {
    char *name;
    size_t kernels, stubs;
} emit_isa;

typedef struct emit_result {
    emit_file *files; /* sorted by path */
    size_t count, capacity;
    emit_isa *isas; /* none where no kernels were asked for */
    size_t isa_count;
} emit_result;

/*
 * Generates everything asked for. False, with a message in *error (no newline) and the old output whole, where it could
 * not be done. `spec` must have been turned into `promotion`, `shape` and `laws` before.
 */
bool emit_generate(const spec *of, const lat_promotion *promotion, const lat_shape *shape, const lat_laws *laws,
                   const emit_options *options, emit_result *result, text *error);
void emit_result_free(emit_result *result);

/* The names of all operations there is an entry for (templates/kernels/ops.lua), in its order. NULL with *error set on
 * failure.
 */
char **emit_op_names(const char *templates, size_t *count, text *error);

/* The names of all ISAs there is a file for (templates/isa), by rank. May be none. */
char **emit_isa_names(const char *templates, size_t *count, text *error);

#endif
