/* A command line, read by the table of options. */
#ifndef JOINERY_CLI_PARSE_H
#define JOINERY_CLI_PARSE_H

#include "cli/options.h"

/* What was given for an option; the last one counts. */
typedef struct cli_given {
    bool given;
    const char *text;
    unsigned set;              /* VALUE_WORD(S): the bits of the words; VALUE_FORMAT: the format */
    unsigned long long number; /* VALUE_COUNT, VALUE_SIZE */
    double seconds;
} cli_given;

typedef struct cli_arguments {
    cli_command_id command; /* CMD_COUNT: none */
    cli_given option[OPT_COUNT];
    const char **operands; /* free with cli_arguments_free */
    size_t operand_count;
    const char **each;          /* what was given for the options that may be given again, in order */
    cli_option_id *each_option; /* for which of them */
    size_t each_count;
} cli_arguments;

/* Reads a command line. False with a message in *error (no newline, no "joinery: error:") where it cannot be read. */
bool cli_parse(int argc, char **argv, cli_arguments *arguments, text *error);
void cli_arguments_free(cli_arguments *arguments);

/* Appends that no command has that name, and which may be meant. False. */
bool cli_unknown_command(const char *name, text *error);

#endif
