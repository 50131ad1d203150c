#include "cli/cmd.h"
#include "cli/load.h"
#include "report/diff/baseline.h"
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

/* The left spec is an earlier version of the right one. */
static void write_baseline(cli *run, const diff_report *report) {
    document page = cli_document(run);
    if (run->format == FORMAT_GITHUB)
        baseline_annotations(&run->report, report);
    else
        baseline_write(&page, report);
}

int cmd_diff(cli *run) {
    const cli_given *base = &run->arguments.option[OPT_BASELINE];
    const char *const *specs = run->arguments.operands, *other = base->given ? base->text : specs[1];
    analysis first, second;
    diff_report report;
    if (!load_can_read(run, specs[0], other) || !load(run, specs[0], &first)) return EXIT_ERROR;
    if (!load(run, other, &second)) {
        analysis_free(&first);
        return EXIT_ERROR;
    }
    diff_report_find(base->given ? &second : &first, base->given ? &first : &second, &report);
    const bool good = base->given ? !baseline_is_altered(&report) : diff_report_is_equal(&report);
    if (base->given)
        write_baseline(run, &report);
    else
        write_diff(run, &report);
    diff_report_free(&report);
    analysis_free(&first);
    analysis_free(&second);
    return good ? EXIT_YES : EXIT_NO;
}
