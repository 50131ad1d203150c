/* The baseline of --baseline: an earlier spec, and what a spec changes against it. */
#ifndef JOINERY_CLI_AGAINST_H
#define JOINERY_CLI_AGAINST_H

#include "cli/answer.h"
#include "report/check/baseline.h"

typedef struct against {
    analysis base;
    diff_report diff;
} against;

/*
 * Compares a spec, which must outlive what is found, with the baseline; against_free() frees what is found. False after
 * a message, with nothing to be freed.
 */
bool against_load(cli *run, const analysis *now, against *baseline);
void against_free(against *against);

/* False after a message if both arguments are standard input, which can be read but once. */
bool against_can_read(cli *run, const char *one, const char *other);

#endif
