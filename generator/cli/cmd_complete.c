#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "spec/read/extends.h"
#include "spec/write/complete_write.h"

/* Why a spec cannot be completed, or NULL. */
static const char *objection(const analysis *analysis) {
    if (analysis->promotion.from_table)
        return "it is a table, and only the order of a lattice-form spec can be completed";
    if (analysis->promotion.resolve_count) return "it has `resolve`, which is not part of the order";
    return NULL;
}

static int write_spec(cli *run, const char *argument, completed *completed) {
    text base = {0}, error = {0};
    int status = EXIT_YES;
    if (!extends_can_name(completed->spec, argument))
        complete_write_whole(completed, &run->report);
    else if (extends_write(completed->spec, argument, cli_output_file(run), &base, &error))
        complete_write_extension(completed, text_string(&base), &run->report);
    else
        status = cli_error(run, "%s", text_string(&error));
    text_free(&base);
    text_free(&error);
    return status;
}

int cmd_complete(cli *run) {
    analysis analysis;
    lat_completion added;
    const cli_given *limit = &run->arguments.option[OPT_LIMIT];
    const unsigned long long most = limit->given ? limit->number : CLI_DEFAULT_LIMIT;
    if (!load(run, run->arguments.operands[0], &analysis)) return EXIT_ERROR;
    int status = EXIT_ERROR;
    const char *why = objection(&analysis);
    if (why) {
        cli_error(run, "%s cannot be completed: %s", analysis.spec->name, why);
        analysis_free(&analysis);
        return EXIT_ERROR;
    }
    const lat_status outcome =
        lat_complete(&analysis.promotion, most > LAT_MAX_DTYPES ? LAT_MAX_DTYPES : (size_t)most, &added);
    if (outcome == LAT_TOO_LARGE) {
        cli_error(run, "%s lacks more than %llu dtypes (--limit N allows N)", analysis.spec->name, most);
    } else {
        completed completed = {.spec = analysis.spec, .added = &added};
        complete_name_dtypes(&completed);
        status = write_spec(run, analysis.argument, &completed);
        if (status == EXIT_YES && added.new_count == 0)
            cli_remark(run, "%s is complete: every join exists already", analysis.spec->name);
        complete_free_names(&completed);
        lat_completion_free(&added);
    }
    analysis_free(&analysis);
    return status;
}
