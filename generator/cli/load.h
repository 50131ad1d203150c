/* From the SPEC of a command line to what a command works with. Every function prints what is wrong. */
#ifndef JOINERY_CLI_LOAD_H
#define JOINERY_CLI_LOAD_H

#include "analysis/analysis.h"
#include "cli/answer.h"
#include "report/table/list_report.h"

/* The analysis of a spec, but for the laws; analysis_free() frees it. Nothing to be freed on failure. */
bool load(cli *run, const char *argument, analysis *analysis);
/* Both: the laws too, which are judged. */
bool load_verified(cli *run, const char *argument, analysis *analysis);
/* The same from a text in memory that is to be the file of that name. */
bool load_verified_text(cli *run, const char *file, const text *input, analysis *analysis);

/* False after a message if both arguments are standard input, which can be read but once. */
bool load_can_read(cli *run, const char *one, const char *other);

/* The same of its spec once that was edited; on failure there is nothing left to be freed. */
bool load_again(cli *run, analysis *edited);

/* The dtype of that name: one of the spec's own, else a well-known one (spec/names/known_names.h). Or a message with
 * the nearest. */
bool load_dtype(cli *run, const analysis *analysis, const char *name, lat_id *dtype);

/* The names of the installed specs, in order. The caller frees the list and each name. */
char **load_installed_names(size_t *count);

/* Adds every installed spec to a list, in order; list_report_free() frees it, in any case. */
bool load_installed(cli *run, list_report *report);

/* Diagnostics to be printed by load_print_diagnostics(). */
spec_diagnostics load_diagnostics(const cli *run);

/* Prints the diagnostics and notes, and frees them. */
void load_print_diagnostics(cli *run, spec_diagnostics *diagnostics);

/* How specs are to be read: limits, operations, installed specs. Good as long as `run`. After a message, which can only
 * come with --templates, there are no operations. */
spec_options load_options(cli *run);

#endif
