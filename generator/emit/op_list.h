/* The operations that there are templates for: what they ask of dtypes, and the groups that `--ops` may name them by.
 */
#ifndef JOINERY_EMIT_OP_LIST_H
#define JOINERY_EMIT_OP_LIST_H

#include "base/text.h"
#include "spec/operation.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct emit_op {
    char *name, *group; /* group: "" where it has none */
    bool in_array_api;
    spec_op_rule rule;
} emit_op;

typedef struct emit_op_list {
    emit_op *items; /* in the order of templates/kernels/ops.lua */
    size_t count;
} emit_op_list;

/* Reads the list from built-in templates, or from those of a directory. False with *error set on failure. */
bool emit_op_list_read(const char *directory, emit_op_list *list, text *error);
void emit_op_list_free(emit_op_list *list);

/* What an operation of that name asks of dtypes. False where there is none. */
bool emit_op_list_rule(const emit_op_list *list, const char *op, spec_op_rule *rule);

/* Whether an operation is in a group: its own, "unary" or "array_api". */
bool emit_op_is_in(const emit_op *op, const char *group);

/* The names of all groups that have an operation. The caller frees the array, not the names, which last as the list. */
const char **emit_op_groups(const emit_op_list *list, size_t *count);

#endif
