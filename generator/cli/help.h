/* Help on the screen, made from the option table. */
#ifndef JOINERY_CLI_HELP_H
#define JOINERY_CLI_HELP_H

#include "cli/options.h"
#include "report/write/style.h"

/* `joinery --help`, and `joinery COMMAND --help`. */
void help_program(text *out, style style);
void help_command(text *out, style style, cli_command_id id);

#endif
