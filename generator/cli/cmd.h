/* The commands: cmd_NAME, in the source of its name, fills run->report and returns the exit status. */
#ifndef JOINERY_CLI_CMD_H
#define JOINERY_CLI_CMD_H

#include "cli/answer.h"

#define CLI_COMMAND_FUNCTION(ENUM, name) int cmd_##name(cli *run);
CLI_FOR_EACH_COMMAND(CLI_COMMAND_FUNCTION)
#undef CLI_COMMAND_FUNCTION

#endif
