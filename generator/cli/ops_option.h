/* The option --ops: operations by their names and by groups. */
#ifndef JOINERY_CLI_OPS_OPTION_H
#define JOINERY_CLI_OPS_OPTION_H

#include "analysis/analysis.h"
#include "cli/answer.h"
#include "emit/emit.h"
#include "emit/op_list.h"

typedef struct ops_option {
    const emit_op_list *all; /* that there are */
    const char **groups;     /* that there are */
    size_t group_count;
    bool *named; /* by operation: the option names it */
    bool *asked; /* by group */
} ops_option;

/* Checks the words of the option, if it is given. False after a message; ops_option_free() frees *found either way. */
bool ops_option_read(cli *run, ops_option *found);
void ops_option_free(ops_option *of);

/*
 * Lets options->ops be the operations that the words stand for: what is named, and of a group those of the spec that
 * have kernels. False after a message: what is named has no kernel, or nothing in a group has one. The caller frees
 * options->ops. Without the option there is nothing to do.
 */
bool ops_option_expand(cli *run, const ops_option *of, const analysis *from, emit_options *options);

#endif
