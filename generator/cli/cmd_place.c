#include "cli/cmd.h"
#include "cli/placing.h"
#include "report/placement/placement_document.h"
#include "spec/names/names.h"
#include "spec/read/extends.h"
#include "spec/write/extension_write.h"

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

static int list(cli *run, const analysis *target, const char *dtype, size_t limit) {
    placement_report report;
    if (!placing_find(run, target, dtype, limit, &report)) return EXIT_ERROR;
    const int status = answer(run, &report);
    placement_report_free(&report);
    return status;
}

/* Whether the spec that was written reads back and keeps every law that it must, or a message. */
static bool is_good(cli *run, const char *file) {
    analysis made;
    lat_law broken[LAT_LAW_COUNT];
    if (!load_verified_text(run, file, &run->report, &made)) return false;
    const bool good = analysis_broken(&made, true, broken) == 0;
    if (!good) cli_error(run, "%s must hold in %s, but fails", lat_law_name(broken[0]), made.spec->name);
    analysis_free(&made);
    return good;
}

/* Writes the spec with the dtype in the last of the placements. */
static bool write_spec(cli *run, const placement_report *report) {
    const analysis *target = report->analysis;
    const lat_placement *placement = &report->found.items[report->found.count - 1];
    const char *file = cli_output_file(run), *given = run->arguments.option[OPT_NAME].text;
    text name = {0}, extends = {0}, costs = {0}, error = {0};
    text_add(&name, given ? given : file ? "" : target->spec->name);
    if (!name.length) name_from_file(file, &name);
    placement_costs(&costs, placement);
    bool good = extends_write(target->spec, target->argument, file, &extends, &error);
    if (!good) cli_error(run, "%s", text_string(&error));
    const spec_extension extension = {.name = text_string(&name),
                                      .extends = text_string(&extends),
                                      .base = target->spec,
                                      .dtype = &report->extended->dtypes[placement_own_id(report)],
                                      .placement = placement,
                                      .costs = text_string(&costs)};
    if (good) extension_write(&extension, &run->report);
    good = good && is_good(run, file ? file : "<stdout>");
    if (!good) run->report.length = 0;
    text_free(&name);
    text_free(&extends);
    text_free(&costs);
    text_free(&error);
    return good;
}

static int choose(cli *run, const analysis *target, const char *dtype, size_t number) {
    placement_report report;
    if (!extends_can_name(target->spec, target->argument))
        return cli_error(run, "--choose takes a spec that the new one can name: an installed one or a file in Lua");
    int status = placing_choose(run, target, dtype, number, &report);
    if (status != EXIT_YES) return status;
    if (!write_spec(run, &report)) status = EXIT_ERROR;
    placement_report_free(&report);
    return status;
}

/* Whether the options go together, or a message. */
static bool can_take_options(cli *run) {
    const cli_given *option = run->arguments.option;
    const cli_given *number = &option[option[OPT_CHOOSE].given ? OPT_CHOOSE : OPT_PLACEMENTS];
    if (option[OPT_CHOOSE].given && (option[OPT_FORMAT].given || option[OPT_PLACEMENTS].given))
        cli_error(run, "--choose writes a spec: it takes neither --format nor --limit");
    else if (!option[OPT_CHOOSE].given && (option[OPT_NAME].given || option[OPT_FORCE].given))
        cli_error(run, "--name and --force are for --choose, which writes a spec");
    else if (number->number > CLI_MOST_PLACEMENTS)
        cli_error(run, "--%s is %llu, but the maximum is %d", option[OPT_CHOOSE].given ? "choose" : "limit",
                  number->number, CLI_MOST_PLACEMENTS);
    else
        return true;
    return false;
}

int cmd_place(cli *run) {
    const cli_given *option = run->arguments.option;
    const char *dtype = run->arguments.operands[1];
    analysis analysis;
    if (!can_take_options(run) || !load_verified(run, run->arguments.operands[0], &analysis)) return EXIT_ERROR;
    const int status =
        option[OPT_CHOOSE].given
            ? choose(run, &analysis, dtype, (size_t)option[OPT_CHOOSE].number)
            : list(run, &analysis, dtype,
                   option[OPT_PLACEMENTS].given ? (size_t)option[OPT_PLACEMENTS].number : CLI_DEFAULT_PLACEMENTS);
    analysis_free(&analysis);
    return status;
}
