/* Pairs of dtypes as options have them: --with-edge, --add-edge, --remove-edge, --set. */
#ifndef JOINERY_CLI_PAIR_OPTION_H
#define JOINERY_CLI_PAIR_OPTION_H

#include "analysis/analysis.h"
#include "cli/answer.h"

/*
 * Reads what was given for an option, A,B, or A,B=C where *result is to point behind the `=`. With NULL for it, there
 * is no result. False after a message.
 */
bool pair_option_read(cli *run, const analysis *analysis, cli_option_id option, const char *given, lat_edge *pair,
                      const char **result);

#endif
