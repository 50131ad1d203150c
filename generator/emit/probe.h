/* A program that asks a library what each two dtypes promote to, and prints the table as CSV. */
#ifndef JOINERY_EMIT_PROBE_H
#define JOINERY_EMIT_PROBE_H

#include "base/name_list.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/* The languages: X(ENUM, bit, name). templates/probe/probe.lua knows each by its name, which is an option's too. */
#define PROBE_FOR_EACH_LANGUAGE(X)                                                                                     \
    X(PYTHON, 1, python)                                                                                               \
    X(JS, 2, js)                                                                                                       \
    X(C, 4, c)                                                                                                         \
    X(CXX, 8, cxx)

typedef struct probe {
    const char *language;     /* one of the names */
    const char *promotion;    /* an expression of that language in the operands, or a function to call with them */
    const char *dtypes;       /* separated by commas: NAME=EXPRESSION, or EXPRESSION alone */
    const char *const *setup; /* lines that come first, such as imports */
    size_t setup_count;
    /* Appends the first cell of the table, by the names in it and the system whose words the program has for dtypes. */
    void (*add_corner)(const name_list *names, const char *system, text *corner, void *context);
    void *context;
} probe;

/* Appends the program. False, with a message in *error, where there can be none. */
bool probe_write(const probe *wanted, text *out, text *error);

#endif
