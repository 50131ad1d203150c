/* Sentences that the screen and the man page share. */
#ifndef JOINERY_CLI_HELP_TEXT_H
#define JOINERY_CLI_HELP_TEXT_H

#include "cli/options.h"

#define JOINERY_PURPOSE "From a dtype promotion lattice to verified tables and kernels in C"

extern const char *const help_exits[EXIT_STATUSES]; /* what each exit status means */
extern const char help_spec[];
extern const cli_example help_examples[CLI_EXAMPLES];

/* What an option does, with its values; those of the command's formats where there is a command. */
void help_option_text(text *out, const cli_option *option, cli_command_id command);

#endif
