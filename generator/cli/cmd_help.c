#include "cli/cmd.h"
#include "cli/help.h"

#include <string.h>

int cmd_help(cli *run) {
    if (run->arguments.operand_count == 0) {
        help_program(&run->report, run->style);
        return EXIT_YES;
    }
    const char *name = run->arguments.operands[0];
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        if (strcmp(name, cli_command_name(id)) != 0) continue;
        help_command(&run->report, run->style, id);
        return EXIT_YES;
    }
    text why = {0};
    cli_unknown_command(name, &why);
    cli_error(run, "%s", text_string(&why));
    text_free(&why);
    return EXIT_ERROR;
}
