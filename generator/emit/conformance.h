/* A test, in a test framework of the library's, that asks a library for its promotions and compares them with a spec;
 * or a program that compares the functions of stubs. */
#ifndef JOINERY_EMIT_CONFORMANCE_H
#define JOINERY_EMIT_CONFORMANCE_H

#include "analysis/analysis.h"
#include "base/text.h"

/* The frameworks: X(ENUM, bit, word), in the order of --emit. templates/conform/conform.lua knows each by its word. */
#define CONFORMANCE_FOR_EACH_FRAMEWORK(X)                                                                              \
    X(PYTEST, 1, "pytest")                                                                                             \
    X(VITEST, 2, "vitest")                                                                                             \
    X(C, 4, "c")                                                                                                       \
    X(GTEST, 8, "gtest")                                                                                               \
    X(STUBS, 16, "stubs")

/* A dtype to ask for, and what it is in the library's language; without either, what the framework has for it. */
typedef struct conformance_dtype {
    lat_id id;
    const char *expression; /* or NULL */
    const char *name;       /* as another system has it, which is an expression too; or NULL */
} conformance_dtype;

typedef struct conformance {
    const char *framework;           /* one of the words */
    const char *adapter;             /* the name of a file that tells how the library is asked; NULL for stubs */
    const text *adapter_text;        /* what is in it */
    const conformance_dtype *dtypes; /* NULL: all */
    size_t dtype_count;
    const char *dtypes_text, *ops_text; /* --dtypes and --ops as they were given; NULL without them */
    const char *prefix;                 /* of what stubs are linked with; NULL: the spec's name */
} conformance;

/* Appends the test of an analysis whose laws have been judged. False, with a message in *error, where there can be
 * none. */
bool conformance_write(const analysis *analysis, const conformance *wanted, text *out, text *error);

#endif
