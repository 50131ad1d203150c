#include "cli/against.h"
#include "cli/load.h"

#include <string.h>

bool against_can_read(cli *run, const char *one, const char *other) {
    if (strcmp(one, "-") != 0 || strcmp(other, "-") != 0) return true;
    cli_error(run, "%s can read one of the two specs from standard input, not both",
              cli_command_name(run->arguments.command));
    return false;
}

bool against_load(cli *run, const analysis *now, against *baseline) {
    *baseline = (against){0};
    if (!load(run, run->arguments.option[OPT_BASELINE].text, &baseline->base)) return false;
    diff_report_find(&baseline->base, now, &baseline->diff);
    return true;
}

void against_free(against *against) {
    diff_report_free(&against->diff);
    analysis_free(&against->base);
}
