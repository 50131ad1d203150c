#include "analysis/warnings.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "report/check/check_document.h"
#include "report/check/check_json.h"
#include "report/check/check_report.h"

/* Whether the number of witnesses is one that may be asked for, in a format that has them, or a message. */
static bool can_list_witnesses(cli *run) {
    const cli_given *asked = &run->arguments.option[OPT_WITNESSES];
    if (asked->given && run->format != FORMAT_JSON)
        cli_error(run, "--witnesses needs --format json: no other format lists them");
    else if (asked->number > CLI_MOST_WITNESSES)
        cli_error(run, "--witnesses is %llu, but the maximum is %d", asked->number, CLI_MOST_WITNESSES);
    else
        return true;
    return false;
}

int cmd_check(cli *run) {
    const cli_given *option = run->arguments.option;
    const bool compare = option[OPT_BASELINE].given;
    if (!can_list_witnesses(run)) return EXIT_ERROR;
    document page = cli_document(run);
    analysis analysis, base = {0};
    diff_report changes = {0};
    spec_diagnostics warnings = load_diagnostics(run);
    if (compare && !load_can_read(run, run->arguments.operands[0], option[OPT_BASELINE].text)) return EXIT_ERROR;
    if (!load(run, run->arguments.operands[0], &analysis)) return EXIT_ERROR;
    if (compare && !load(run, option[OPT_BASELINE].text, &base)) {
        analysis_free(&analysis);
        return EXIT_ERROR;
    }
    if (compare) diff_report_find(&base, &analysis, &changes);
    if (option[OPT_REQUIRE].given) analysis_require(&analysis, option[OPT_REQUIRE].set);
    analysis_verify(&analysis);
    warnings_find(&analysis, &warnings);
    check_report report = {
        .analysis = &analysis,
        .join = doc_join(&page),
        .warnings = &warnings,
        .deny = option[OPT_DENY].set,
        .witnesses = (size_t)option[OPT_WITNESSES].number,
        .require_results = option[OPT_REQUIRE].given && option[OPT_REQUIRE].set & CLI_REQUIRE_RESULTS,
        .require_castings = option[OPT_REQUIRE].given && option[OPT_REQUIRE].set & CLI_REQUIRE_CASTINGS,
        .deny_warnings = option[OPT_DENY_WARNINGS].given,
        .baseline = compare ? &changes : NULL};
    check_report_find(&report);
    const int status = check_report_passes(&report) ? EXIT_YES : EXIT_NO;
    if (run->format == FORMAT_JSON)
        check_json(&(json){.out = &run->report}, NULL, &report);
    else if (run->format == FORMAT_GITHUB)
        findings_annotate(&run->report, &report.findings);
    else
        check_document(&report, &page);
    check_report_free(&report);
    if (!option[OPT_QUIET].given || option[OPT_DENY_WARNINGS].given) load_print_diagnostics(run, &warnings);
    spec_diagnostics_free(&warnings);
    diff_report_free(&changes);
    analysis_free(&base);
    analysis_free(&analysis);
    return status;
}
