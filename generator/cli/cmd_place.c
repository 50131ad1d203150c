#include "cli/cmd.h"
#include "cli/placing.h"
#include "report/placement/placement_document.h"

/* The answer: that there is none is one only if everything was tried. */
static int answer(cli *run, const placement_report *report) {
    document page = cli_document(run);
    if (report->found.count == 0 && report->found.stopped) return placing_refuse(run, report);
    if (run->format == FORMAT_JSON)
        placement_json(&run->report, report);
    else
        placement_document(&page, report);
    return report->found.count ? EXIT_YES : EXIT_NO;
}

int cmd_place(cli *run) {
    const cli_given *option = &run->arguments.option[OPT_PLACEMENTS];
    const unsigned long long asked = option->given ? option->number : CLI_DEFAULT_PLACEMENTS;
    analysis analysis;
    placement_report report;
    if (asked > CLI_MOST_PLACEMENTS)
        return cli_error(run, "--limit is %llu, but the maximum is %d", asked, CLI_MOST_PLACEMENTS);
    if (!load_verified(run, run->arguments.operands[0], &analysis)) return EXIT_ERROR;
    int status = EXIT_ERROR;
    if (placing_find(run, &analysis, run->arguments.operands[1], (size_t)asked, &report)) {
        status = answer(run, &report);
        placement_report_free(&report);
    }
    analysis_free(&analysis);
    return status;
}
