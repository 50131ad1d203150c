#include "cli/cmd.h"
#include "cli/load.h"
#include "report/table_report.h"

int cmd_table(cli *run) {
    analysis from;
    if (!load(run, run->arguments.operands[0], &from)) return EXIT_ERROR;
    table_report(&run->report, &from, run->format, run->style);
    analysis_free(&from);
    return EXIT_YES;
}
