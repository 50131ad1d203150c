/* One run of the program: what its commands are given, and what they answer with. */
#ifndef JOINERY_CLI_CLI_H
#define JOINERY_CLI_CLI_H

#include "base/text.h"
#include "cli/options.h"
#include "report/style.h"

#include <stdio.h>

enum { EXIT_YES = 0, EXIT_NO = 1, EXIT_ERROR = 2 };

typedef struct cli {
    cli_arguments arguments;
    report_format format;
    style style; /* of the report */
    text report; /* what the command answers: to standard output or to the file of -o, once it is whole */
    FILE *out, *err;
    char **op_names; /* the known operations, once asked for */
    size_t op_count;
} cli;

/* Runs a whole command line; returns the exit status. Reports go to `out`, messages to `err`. Never exits. */
int cli_run(int argc, char **argv, FILE *out, FILE *err);

/* Prints "joinery: error: ..." and returns EXIT_ERROR. */
__attribute__((format(printf, 2, 3))) int cli_error(cli *run, const char *format, ...);

/* Prints "joinery: ..." but with -q: what is worth knowing and no error. */
__attribute__((format(printf, 2, 3))) void cli_remark(cli *run, const char *format, ...);

/* The file of -o, or NULL for standard output. */
const char *cli_output_file(const cli *run);

/* Writes run->report to where it goes. False after a message. */
bool cli_write_report(cli *run);

/* The commands: each fills run->report and returns the exit status. */
#define CLI_COMMAND_FUNCTION(ENUM, name) int cmd_##name(cli *run);
CLI_FOR_EACH_COMMAND(CLI_COMMAND_FUNCTION)
#undef CLI_COMMAND_FUNCTION

#endif
