/*
 * Emission: from a verified promotion to files. The model (what a template may see) is handed to the templates, whose
 * texts go to an output directory that changes only where it must, and whole.
 */
#ifndef JOINERY_EMIT_EMIT_H
#define JOINERY_EMIT_EMIT_H

#include "analysis/analysis.h"
#include "base/name_list.h"
#include "base/text.h"
#include "emit/given_files.h"
#include "templates/templates.h"

/* The groups of files: X(ENUM, bit, word), in the order of --emit. */
#define EMIT_FOR_EACH_GROUP(X)                                                                                         \
    X(TABLES, 1, "tables")                                                                                             \
    X(DISPATCH, 2, "dispatch")                                                                                         \
    X(KERNELS, 4, "kernels")

/* How a pair of dtypes is computed: X(ENUM, bit, word), in the order of --kernels. */
#define EMIT_FOR_EACH_KERNELS(X)                                                                                       \
    X(PAIRWISE, 1, "pairwise") /* by a kernel of its own */                                                            \
    X(STAGED, 2, "staged")     /* by converting to one dtype first */

/* What applies kernels to arrays: X(ENUM, bit, word), in the order of --driver. */
#define EMIT_FOR_EACH_DRIVER(X)                                                                                        \
    X(DRIVER_NONE, 1, "none") /* the host does */                                                                      \
    X(DRIVER_FLAT, 2, "flat") /* calls on arrays of one dimension without gaps */                                      \
    X(DRIVER_ND, 4, "nd")     /* calls on arrays of any strides and number of dimensions */

#define EMIT_ENUM(ENUM, bit, word) EMIT_##ENUM = bit,
#define EMIT_OR(ENUM, bit, word)   | bit
enum { EMIT_FOR_EACH_GROUP(EMIT_ENUM) EMIT_ALL = 0 EMIT_FOR_EACH_GROUP(EMIT_OR) };
enum { EMIT_FOR_EACH_KERNELS(EMIT_ENUM) };
enum { EMIT_FOR_EACH_DRIVER(EMIT_ENUM) };
#undef EMIT_ENUM
#undef EMIT_OR

/* What is being done, in a few words. */
typedef void emit_progress(void *context, const char *step);

typedef struct emit_options {
    const char *directory;        /* created if missing, with its parents */
    unsigned groups;              /* EMIT_TABLES | ... */
    const char *const *languages; /* of templates/languages/languages.lua, to write the tables in too; checked there */
    size_t language_count;
    const char *ops;         /* --ops as it was given (templates/engine/ops_option.lua); NULL without it */
    const char *const *isas; /* NULL: every one there is a file for; checked there */
    size_t isa_count;
    const char *prefix;              /* NULL: the spec's name; a::b is a namespace of C++ */
    const char *depfile, *deptarget; /* NULL: none; deptarget defaults to the manifest */
    const char *templates;           /* a directory instead of the built-in templates, or NULL */
    double seconds;                  /* of processor time that those of a directory may take; 0: templates.h's */
    bool staged;                     /* --kernels staged */
    unsigned driver;                 /* EMIT_DRIVER_ND or another */
    emit_progress *progress;         /* is told what is being done, or NULL */
    void *progress_context;
} emit_options;

/* The files that an analysis gives. */
typedef struct emission {
    templates templates; /* whose Lua state has the paths and bytes of files */
    given_files files;   /* the manifest last */
    name_list kernels;   /* what each instruction set has of kernels: "avx2: 7, 3 fallbacks" */
    name_list remarks;   /* messages to print unless --quiet is given */
    name_list refusals;  /* messages: options ask for what the spec does not have; then there are no files */
} emission;

/* Whether --prefix can be one (NULL can), or a message in *error. Where there is no C, it may begin with _, as private
 * modules do. */
bool emit_check_prefix(const char *prefix, bool has_c, text *error);

/*
 * Makes everything asked for, of an analysis that has been verified. False where it cannot be done: with a message in
 * *error (no newline), refusals or, where names of the spec cannot be names in these files, errors in *diagnostics.
 * emission_free() frees it, in any case.
 */
bool emit_make(const analysis *analysis, const emit_options *options, emission *made, spec_diagnostics *diagnostics,
               text *error);
void emission_free(emission *freed);

/* Writes the files, and the depfile, to their directory: false, with a message in *error, where it cannot be done
 * (emit/output.h). output_changes_free() frees *changes. */
bool emit_publish(const emission *made, const spec *spec, const emit_options *options, output_changes *changes,
                  text *error);

/*
 * All that --emit can name with the program's own templates: the groups, then the languages
 * (templates/languages/languages.lua), in an empty list. name_list_free() frees it.
 */
void emit_part_names(name_list *names);

#endif
