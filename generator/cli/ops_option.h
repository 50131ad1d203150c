/* The option --ops: operations by their names and by groups. */
#ifndef JOINERY_CLI_OPS_OPTION_H
#define JOINERY_CLI_OPS_OPTION_H

#include "analysis/analysis.h"
#include "cli/answer.h"
#include "emit/emit.h"

/*
 * Lets options->ops be the operations that the words of the option stand for: what is named, and of a group those of
 * the spec that have kernels or, where options->groups asks for none, results; without any but NAME=false, all others
 * of the spec. Conversions likewise. False after a message: a word is neither, what is named has no kernel, or nothing
 * in a group has one. Without the option there is nothing to do. The caller calls ops_option_clear() whatever it
 * returns.
 */
bool ops_option_read(cli *run, const analysis *analysis, emit_options *options);

/* Frees what ops_option_read() has set. */
void ops_option_clear(emit_options *options);

#endif
