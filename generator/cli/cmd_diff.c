#include "cli/cmd.h"
#include "cli/load.h"
#include "report/diff_document.h"

#include <string.h>

int cmd_diff(cli *run) {
    analysis left, right;
    diff_report report;
    const char *const *specs = run->arguments.operands;
    if (!strcmp(specs[0], "-") && !strcmp(specs[1], "-"))
        return cli_error(run, "diff can read one of the two specs from standard input, not both");
    if (!load(run, specs[0], &left)) return EXIT_ERROR;
    if (!load(run, specs[1], &right)) {
        analysis_free(&left);
        return EXIT_ERROR;
    }
    diff_report_find(&left, &right, &report);
    if (run->format == FORMAT_JSON)
        diff_json(&run->report, &report);
    else if (run->format == FORMAT_CSV)
        diff_csv(&run->report, &report);
    else
        diff_document(&(document){.to = &run->report, .format = run->format, .style = run->style}, &report);
    const bool equal = diff_report_is_equal(&report);
    diff_report_free(&report);
    analysis_free(&left);
    analysis_free(&right);
    return equal ? EXIT_YES : EXIT_NO;
}
