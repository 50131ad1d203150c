#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/pair_option.h"
#include "report/explain/edge_explanation.h"
#include "report/explain/fold_explanation.h"

static int explain(cli *run, const analysis *from, const lat_id *operands, size_t count) {
    document page = cli_document(run);
    fold_explanation of;
    fold_explanation_find(from, operands, count, &of);
    if (run->format == FORMAT_JSON)
        fold_explanation_json(&run->report, &of);
    else
        fold_explanation_document(&page, &of);
    const int status = of.value == LAT_NONE ? EXIT_NO : EXIT_YES;
    fold_explanation_free(&of);
    return status;
}

static int explain_edge(cli *run, const analysis *from, lat_edge edge) {
    document page = cli_document(run);
    edge_explanation of;
    edge_explanation_find(from, edge, &of);
    if (run->format == FORMAT_JSON)
        edge_explanation_json(&run->report, &of);
    else
        edge_explanation_document(&page, &of);
    const bool good = of.effect == EDGE_KEEPS || of.effect == EDGE_FOLLOWS;
    edge_explanation_free(&of);
    return good ? EXIT_YES : EXIT_NO;
}

/* Why one dtype is below another: --with-edge. */
static int cmd_explain_edge(cli *run) {
    analysis from;
    lat_edge edge;
    int status = EXIT_ERROR;
    if (!load(run, run->arguments.operands[0], &from)) return EXIT_ERROR;
    if (from.promotion.from_table)
        cli_error(run, "%s is a table, and has no edges", from.spec->name);
    else if (pair_option_read(run, &from, OPT_WITH_EDGE, run->arguments.option[OPT_WITH_EDGE].text, &edge, NULL))
        status = explain_edge(run, &from, edge);
    analysis_free(&from);
    return status;
}

int cmd_explain(cli *run) {
    if (run->arguments.option[OPT_WITH_EDGE].given) return cmd_explain_edge(run);
    analysis from;
    if (!load(run, run->arguments.operands[0], &from)) return EXIT_ERROR;
    const char *const *names = run->arguments.operands + 1;
    const size_t count = run->arguments.operand_count - 1;
    lat_id *operands = mem_alloc(count * sizeof *operands);
    bool known = true;
    for (size_t i = 0; i < count && known; i++)
        known = load_dtype(run, &from, names[i], &operands[i]);
    const int status = known ? explain(run, &from, operands, count) : EXIT_ERROR;
    mem_free(operands);
    analysis_free(&from);
    return status;
}
