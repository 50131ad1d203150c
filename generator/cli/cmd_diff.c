#include "cli/against.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "report/check/baseline.h"
#include "report/diff/diff_document.h"

static void write_diff(cli *run, const diff_report *report) {
    document page = cli_document(run);
    if (run->format == FORMAT_JSON)
        diff_json(&run->report, report);
    else if (run->format == FORMAT_CSV)
        diff_csv(&run->report, report, false);
    else if (run->format == FORMAT_GITHUB)
        baseline_annotations(&run->report, report); /* the right spec is told as a change of the left one */
    else
        diff_document(&page, report);
}

static int diff_two(cli *run, const char *const *specs) {
    analysis left, right;
    diff_report report;
    if (!against_can_read(run, specs[0], specs[1]) || !load(run, specs[0], &left)) return EXIT_ERROR;
    if (!load(run, specs[1], &right)) {
        analysis_free(&left);
        return EXIT_ERROR;
    }
    diff_report_find(&left, &right, &report);
    write_diff(run, &report);
    const bool equal = diff_report_is_equal(&report);
    diff_report_free(&report);
    analysis_free(&left);
    analysis_free(&right);
    return equal ? EXIT_YES : EXIT_NO;
}

static int diff_baseline(cli *run, const char *argument, const char *base) {
    analysis now;
    against compared;
    document page = cli_document(run);
    if (!against_can_read(run, argument, base) || !load(run, argument, &now)) return EXIT_ERROR;
    int status = EXIT_ERROR;
    if (against_load(run, &now, &compared)) {
        if (run->format == FORMAT_GITHUB)
            baseline_annotations(&run->report, &compared.diff);
        else
            baseline_write(&page, &compared.diff);
        status = baseline_is_altered(&compared.diff) ? EXIT_NO : EXIT_YES;
        against_free(&compared);
    }
    analysis_free(&now);
    return status;
}

int cmd_diff(cli *run) {
    const char *const *specs = run->arguments.operands;
    const cli_given *base = &run->arguments.option[OPT_BASELINE];
    return base->given ? diff_baseline(run, specs[0], base->text) : diff_two(run, specs);
}
