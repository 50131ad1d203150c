#include "cli/cmd.h"
#include "cli/help.h"

#include <string.h>

int cmd_help(cli *run) {
    if (run->arguments.operand_count == 0) {
        help_program(&run->report, run->style);
        return EXIT_YES;
    }
    const char *names[CMD_COUNT], *name = run->arguments.operands[0];
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        names[id] = cli_command_name(id);
        if (strcmp(name, names[id]) != 0) continue;
        help_command(&run->report, run->style, id);
        return EXIT_YES;
    }
    const char *nearest = text_nearest(name, names, CMD_COUNT);
    return nearest ? cli_error(run, "unknown command '%s' (did you mean %s? `joinery --help` lists the commands)", name,
                               nearest)
                   : cli_error(run, "unknown command '%s' (`joinery --help` lists the commands)", name);
}
