#include "cli/complete.h"
#include "cli/extends.h"

/* Why a spec cannot be completed, or NULL. */
static const char *objection(const loaded *from) {
    if (from->promotion.from_table) return "it is a table, and only the order of a lattice-form spec can be completed";
    if (from->promotion.resolve_count) return "it has `resolve`, and what that says is no order";
    return NULL;
}

static int write_spec(cli *run, completed *of) {
    text base = {0};
    if (!extends_can_name(&of->from)) {
        complete_write_whole(&run->report, of);
        return EXIT_YES;
    }
    if (!extends_write(run, &of->from, &base)) return EXIT_ERROR;
    complete_write_extension(&run->report, of, text_string(&base));
    text_free(&base);
    return EXIT_YES;
}

int cmd_complete(cli *run) {
    completed of = {0};
    const cli_given *limit = &run->arguments.option[OPT_LIMIT];
    const unsigned long long most = limit->is ? limit->number : CLI_DEFAULT_LIMIT;
    if (!load(run, run->arguments.operands[0], &of.from)) return EXIT_ERROR;
    int status = EXIT_ERROR;
    const char *why = objection(&of.from);
    if (why) {
        cli_error(run, "%s cannot be completed: %s", of.from.spec->name, why);
        load_free(&of.from);
        return EXIT_ERROR;
    }
    const lat_status outcome =
        lat_complete(&of.from.promotion, most > LAT_MAX_DTYPES ? LAT_MAX_DTYPES : (size_t)most, &of.added);
    if (outcome == LAT_TOO_LARGE) {
        cli_error(run, "%s lacks more than %llu dtypes (--limit N allows N)", of.from.spec->name, most);
    } else if (outcome != LAT_OK) {
        load_failure(run, outcome);
    } else {
        complete_name_dtypes(&of);
        status = write_spec(run, &of);
        if (status == EXIT_YES && of.added.new_count == 0)
            cli_remark(run, "%s is complete: every join exists already", of.from.spec->name);
        complete_free_names(&of);
        lat_completion_free(&of.added);
    }
    load_free(&of.from);
    return status;
}
