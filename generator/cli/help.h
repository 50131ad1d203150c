/* Help on the screen, made from the option table, and the sentences that the man page shares. */
#ifndef JOINERY_CLI_HELP_H
#define JOINERY_CLI_HELP_H

#include "cli/options.h"
#include "report/write/style.h"

#define JOINERY_PURPOSE "From a dtype promotion lattice to verified tables and kernels in C"

extern const char *const help_exits[EXIT_STATUSES]; /* what each exit status means */
extern const char help_spec[];
extern const cli_example help_examples[CLI_EXAMPLES];

/* What an option does, with its values; those of the command's formats where there is a command. */
void help_option_text(text *out, const cli_option *option, cli_command_id command);

/* `joinery --help`, and `joinery COMMAND --help`. */
void help_program(text *out, style style);
void help_command(text *out, style style, cli_command_id id);

#endif
