#include "cli/complete.h"

#include <errno.h>
#include <string.h>

static bool ends_in(const char *path, const char *suffix) {
    const size_t length = strlen(path), end = strlen(suffix);
    return length >= end && !strcmp(path + length - end, suffix);
}

/* Why a spec cannot be completed, or NULL. */
static const char *objection(const loaded *from) {
    if (from->promotion.from_table) return "it is a table, and only the order of a lattice-form spec can be completed";
    if (from->promotion.resolve_count) return "it has `resolve`, and what that says is no order";
    return NULL;
}

static int write_spec(cli *run, completed *of) {
    const char *argument = of->from.argument, *output = run->arguments.option[OPT_OUTPUT].text;
    if (!strcmp(argument, "-") || ends_in(argument, ".csv")) {
        complete_write_whole(&run->report, of);
        return EXIT_YES;
    }
    if (of->from.spec->file_count == 0) { /* installed: any spec finds it by its name */
        complete_write_extension(&run->report, of, argument);
        return EXIT_YES;
    }
    text path = {0};
    int status = EXIT_YES;
    if (output && !strcmp(output, "-")) output = NULL;
    if (complete_relative_path(&path, argument, output))
        complete_write_extension(&run->report, of, text_string(&path));
    else
        status = cli_error(run, "cannot write %s: %s", output, strerror(errno));
    text_free(&path);
    return status;
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
