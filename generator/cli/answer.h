/* One run of the program: what its commands are given, and what they answer with. */
#ifndef JOINERY_CLI_ANSWER_H
#define JOINERY_CLI_ANSWER_H

#include "base/text.h"
#include "cli/parse.h"
#include "report/write/document.h"
#include "report/write/style.h"
#include "templates/op_catalogue.h"

#include <stdio.h>

typedef struct cli {
    cli_arguments arguments;
    report_format format;
    style style;       /* of the report */
    style error_style; /* of messages */
    char *page;        /* the file that is written where -o is left out, or NULL; freed with the run */
    text report;       /* what the command answers: to standard output or to the file of -o, once it is whole */
    text remark;       /* what is said on standard error after that, but with -q */
    FILE *out, *err;
    op_catalogue ops; /* read with the first spec (load.c) */
} cli;

/* Prints "joinery: error: ..." and returns EXIT_ERROR. */
PRINTF_LIKE(2, 3) int cli_error(cli *run, const char *format, ...);

/* Prints "joinery: ..." but with -q: what is worth knowing and no error. */
PRINTF_LIKE(2, 3) void cli_remark(cli *run, const char *format, ...);

/* A document that is the report, in the format and style that the run asks for; nothing is in it yet. */
document cli_document(cli *run);

/* The file of -o, or what is written without it, or NULL for standard output. */
const char *cli_output_file(const cli *run);

/* Whether the run answers with a spec in Lua: it replaces no file without --force, and has no other format. */
bool cli_writes_spec(const cli *run);

/* Writes run->report, of a command that ended with this status, to where it goes. False after a message. */
bool cli_write_report(cli *run, int status);

/* Opens the page that was written in a browser: an exit status. */
int cli_show_page(cli *run);

#endif
