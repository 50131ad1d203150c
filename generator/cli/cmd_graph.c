#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/dtypes_option.h"
#include "cli/load.h"
#include "lattice/failures.h"
#include "report/check/law_sentences.h"
#include "report/diagram/drawing.h"
#include "report/diagram/graph_json.h"
#include "report/diagram/svg.h"
#include "spec/editing.h"

static bool keep_first(void *context, const lat_witness *failure) {
    *(lat_witness *)context = *failure;
    return false;
}

static int refuse(cli *run, const analysis *from) {
    lat_witness failure = {LAT_NONE, LAT_NONE, LAT_NONE, LAT_NONE, LAT_NONE};
    if (lat_law_each_failure(&from->promotion, LAT_LAW_ORDER, NULL, keep_first, &failure) != LAT_OK) mem_exhausted();
    text why = {0};
    law_failure_sentence(&why, from, LAT_LAW_ORDER, &failure, "v");
    const int status =
        cli_error(run, "%s has no Hasse diagram, because its order is not transitive: %s (`joinery table %s` shows it)",
                  from->spec->name, text_string(&why), from->argument);
    text_free(&why);
    return status;
}

/* Leaves the dtypes of --dtypes, if it is given; false after a message, with nothing left to be freed. */
static bool keep_shown(cli *run, analysis *from) {
    dtypes_option shown;
    bool good = dtypes_option_read(run, from, &shown);
    if (good && shown.count) {
        bool *keep = mem_alloc_zeroed(from->spec->dtype_count, sizeof *keep);
        for (size_t i = 0; i < shown.count; i++)
            keep[shown.ids[i]] = true;
        spec_keep_dtypes(from->owned, &from->promotion.order, keep);
        mem_free(keep);
        good = load_again(run, from);
    } else if (!good) {
        analysis_free(from);
    }
    dtypes_option_free(&shown);
    return good;
}

int cmd_graph(cli *run) {
    analysis from;
    int status = EXIT_YES;
    if (!load(run, run->arguments.operands[0], &from) || !keep_shown(run, &from)) return EXIT_ERROR;
    if (run->format == FORMAT_JSON)
        graph_json(&(json){.to = &run->report}, &from);
    else if (!from.promotion.order.transitive)
        status = refuse(run, &from);
    else if (run->format == FORMAT_DOT)
        drawing_dot(&run->report, &from);
    else if (run->format == FORMAT_MERMAID)
        drawing_mermaid(&run->report, &from);
    else if (run->format == FORMAT_TEXT)
        drawing_text(&run->report, run->style, &from);
    else
        drawing_svg(&run->report, &from);
    analysis_free(&from);
    return status;
}
