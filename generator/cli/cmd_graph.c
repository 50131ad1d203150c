#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/dtypes_option.h"
#include "cli/load.h"
#include "lattice/failures.h"
#include "report/check/law_report.h"
#include "report/diagram/drawing.h"
#include "report/diagram/graph_json.h"
#include "report/diagram/svg.h"
#include "spec/editing.h"

static bool keep_first(void *context, const lat_witness *failure) {
    *(lat_witness *)context = *failure;
    return false;
}

static int refuse(cli *run, const analysis *analysis) {
    lat_witness failure = {LAT_NONE, LAT_NONE, LAT_NONE, LAT_NONE, LAT_NONE};
    lat_law_each_failure(&analysis->promotion, LAT_LAW_ORDER, NULL, keep_first, &failure);
    text why = {0};
    law_failure_sentence(&why, analysis, LAT_LAW_ORDER, &failure, "v");
    const int status =
        cli_error(run, "%s has no Hasse diagram, because its order is not transitive: %s (`joinery table %s` shows it)",
                  analysis->spec->name, text_string(&why), analysis->argument);
    text_free(&why);
    return status;
}

/* Leaves the dtypes of --dtypes, if it is given; false after a message, with nothing left to be freed. */
static bool keep_shown(cli *run, analysis *analysis) {
    dtypes_option shown;
    bool good = dtypes_option_read(run, analysis, &shown);
    if (good && shown.count) {
        bool *keep = mem_alloc_zeroed(analysis->spec->dtype_count, sizeof *keep);
        for (size_t i = 0; i < shown.count; i++)
            keep[shown.ids[i]] = true;
        spec_keep_dtypes(analysis->owned, &analysis->promotion.order, keep);
        mem_free(keep);
        good = load_again(run, analysis);
    } else if (!good) {
        analysis_free(analysis);
    }
    dtypes_option_free(&shown);
    return good;
}

int cmd_graph(cli *run) {
    analysis analysis;
    int status = EXIT_YES;
    if (!load(run, run->arguments.operands[0], &analysis) || !keep_shown(run, &analysis)) return EXIT_ERROR;
    if (run->format == FORMAT_JSON)
        graph_json(&(json){.out = &run->report}, NULL, &analysis);
    else if (!analysis.promotion.order.transitive)
        status = refuse(run, &analysis);
    else if (run->format == FORMAT_DOT)
        drawing_dot(&run->report, &analysis);
    else if (run->format == FORMAT_TEXT)
        drawing_text(&run->report, run->style, &analysis);
    else
        drawing_svg(&run->report, &analysis);
    analysis_free(&analysis);
    return status;
}
