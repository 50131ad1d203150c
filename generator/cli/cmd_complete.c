#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "spec/read/extends.h"
#include "spec/write/complete_write.h"

/* Why a spec cannot be completed, or NULL. */
static const char *objection(const analysis *from) {
    if (from->promotion.from_table) return "it is a table, and only the order of a lattice-form spec can be completed";
    if (from->promotion.resolve_count) return "it has `resolve`, which is not part of the order";
    return NULL;
}

static int write_spec(cli *run, const char *argument, completed *of) {
    text base = {0}, error = {0};
    int status = EXIT_YES;
    if (!extends_can_name(of->spec, argument))
        complete_write_whole(of, &run->report);
    else if (extends_write(of->spec, argument, cli_output_file(run), &base, &error))
        complete_write_extension(of, text_string(&base), &run->report);
    else
        status = cli_error(run, "%s", text_string(&error));
    text_free(&base);
    text_free(&error);
    return status;
}

int cmd_complete(cli *run) {
    analysis from;
    lat_completion added;
    const cli_given *limit = &run->arguments.option[OPT_LIMIT];
    const unsigned long long most = limit->given ? limit->number : CLI_DEFAULT_LIMIT;
    if (!load(run, run->arguments.operands[0], &from)) return EXIT_ERROR;
    int status = EXIT_ERROR;
    const char *why = objection(&from);
    if (why) {
        cli_error(run, "%s cannot be completed: %s", from.spec->name, why);
        analysis_free(&from);
        return EXIT_ERROR;
    }
    const lat_status outcome =
        lat_complete(&from.promotion, most > LAT_MAX_DTYPES ? LAT_MAX_DTYPES : (size_t)most, &added);
    if (outcome == LAT_TOO_LARGE) {
        cli_error(run, "%s lacks more than %llu dtypes (--limit N allows N)", from.spec->name, most);
    } else if (outcome != LAT_OK) {
        mem_exhausted();
    } else if (spec_has_values(from.spec) && added.new_count && spec_new_value(from.spec, added.new_count - 1) < 0) {
        cli_error(run, "%s gives the values of enumerators, and there are not enough left for %zu more dtypes",
                  from.spec->name, (size_t)added.new_count);
        lat_completion_free(&added);
    } else {
        completed of = {.spec = from.spec, .added = &added};
        complete_name_dtypes(&of);
        status = write_spec(run, from.argument, &of);
        if (status == EXIT_YES && added.new_count == 0)
            cli_remark(run, "%s is complete: every join exists already", from.spec->name);
        complete_free_names(&of);
        lat_completion_free(&added);
    }
    analysis_free(&from);
    return status;
}
