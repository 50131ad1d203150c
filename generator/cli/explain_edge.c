#include "cli/explain_edge.h"

#include "cli/load.h"
#include "cli/pair_option.h"
#include "report/explain/edge_explanation.h"

static int explain(cli *run, const analysis *from, lat_edge edge) {
    document page = cli_document(run);
    edge_explanation of;
    edge_explanation_find(from, edge, &of);
    if (run->format == FORMAT_JSON)
        edge_explanation_json(&run->report, &of);
    else
        edge_explanation_document(&page, &of);
    const bool good = of.verdict == EDGE_KEEPS || of.verdict == EDGE_FOLLOWS;
    edge_explanation_free(&of);
    return good ? EXIT_YES : EXIT_NO;
}

int explain_edge(cli *run) {
    analysis from;
    lat_edge edge;
    int status = EXIT_ERROR;
    if (!load(run, run->arguments.operands[0], &from)) return EXIT_ERROR;
    if (from.promotion.from_table)
        cli_error(run, "%s is a table, and has no edges", from.spec->name);
    else if (pair_option_read(run, &from, OPT_WITH_EDGE, run->arguments.option[OPT_WITH_EDGE].text, &edge, NULL))
        status = explain(run, &from, edge);
    analysis_free(&from);
    return status;
}
