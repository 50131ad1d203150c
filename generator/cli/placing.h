/* From the DTYPE of a command line to its placements in a spec. */
#ifndef JOINERY_CLI_PLACING_H
#define JOINERY_CLI_PLACING_H

#include "cli/load.h"
#include "report/placement/placement_report.h"

/*
 * The placements of a dtype, a well-known name or a table, in a spec whose laws have been judged; false after a
 * message. placement_report_free() frees them.
 */
bool placing_find(cli *run, const analysis *target, const char *dtype, size_t limit, placement_report *report);

/*
 * The placements up to that number, from 1, which is the one to choose, with an ident for the new dtype that is free
 * where it says none: EXIT_YES. EXIT_NO where there are none, EXIT_ERROR where there are fewer or none was found, both
 * after a message.
 */
int placing_choose(cli *run, const analysis *target, const char *dtype, size_t number, placement_report *report);

/* Prints that there is no placement as an error, and returns EXIT_ERROR. */
int placing_refuse(cli *run, const placement_report *report);

#endif
