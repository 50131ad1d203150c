#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "lattice/failures.h"
#include "report/drawing.h"
#include "report/law_sentences.h"
#include "report/svg.h"

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

int cmd_graph(cli *run) {
    analysis from;
    int status = EXIT_YES;
    if (!load(run, run->arguments.operands[0], &from)) return EXIT_ERROR;
    if (!from.promotion.order.transitive)
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
