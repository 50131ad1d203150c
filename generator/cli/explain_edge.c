#include "cli/explain_edge.h"

#include "base/memory.h"
#include "cli/load.h"
#include "report/edge_explanation.h"

#include <string.h>

/* "A,B": a comma is in no name. */
static bool read_edge(cli *run, const analysis *from, const char *given, lat_edge *edge) {
    const char *comma = strchr(given, ',');
    if (!comma || comma == given || !comma[1] || strchr(comma + 1, ',')) {
        cli_error(run, "bad value '%s' of --with-edge: it takes two dtypes as A,B, for an edge from A to B", given);
        return false;
    }
    char *first = mem_copy_n(given, (size_t)(comma - given));
    const bool read = load_dtype(run, from, first, &edge->from) && load_dtype(run, from, comma + 1, &edge->to);
    mem_free(first);
    return read;
}

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
    else if (read_edge(run, &from, run->arguments.option[OPT_WITH_EDGE].text, &edge))
        status = explain(run, &from, edge);
    analysis_free(&from);
    return status;
}
