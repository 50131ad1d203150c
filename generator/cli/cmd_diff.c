#include "cli/cmd.h"
#include "cli/load.h"
#include "report/diff/baseline.h"
#include "report/diff/diff_document.h"

static void write_diff(document *page, const diff_report *report) {
    if (page->format == FORMAT_JSON)
        diff_json(page->out, report);
    else if (page->format == FORMAT_CSV)
        diff_csv(page->out, report, false);
    else if (page->format == FORMAT_GITHUB)
        baseline_write(page, report); /* the left spec counts as an earlier version of the right one */
    else
        diff_document(page, report);
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
    report.common = run->arguments.option[OPT_COMMON].given;
    document page = cli_document(run);
    bool good;
    if (base->given) {
        good = baseline_write(&page, &report);
    } else {
        write_diff(&page, &report);
        good = diff_report_is_equal(&report);
    }
    diff_report_free(&report);
    analysis_free(&first);
    analysis_free(&second);
    return good ? EXIT_YES : EXIT_NO;
}
