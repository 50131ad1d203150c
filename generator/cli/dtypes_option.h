/* Dtypes as options have them: lists for --dtypes; pairs for --add-edge, --remove-edge, --set. */
#ifndef JOINERY_CLI_DTYPES_OPTION_H
#define JOINERY_CLI_DTYPES_OPTION_H

#include "analysis/analysis.h"
#include "cli/answer.h"

typedef struct dtypes_option {
    lat_id *ids; /* in the order in which they were given; NULL: the option was not */
    size_t count;
} dtypes_option;

/* Reads the names of dtypes of a spec. False after a message; dtypes_option_free() frees what was read in any case. */
bool dtypes_option_read(cli *run, const analysis *analysis, dtypes_option *found);
void dtypes_option_free(dtypes_option *option);

/*
 * Reads what was given for an option, A,B, or A,B=C where *result is to point behind the `=`. With NULL for it, there
 * is no result. False after a message.
 */
bool pair_option_read(cli *run, const analysis *analysis, cli_option_id option, const char *given, lat_edge *pair,
                      const char **result);

#endif
