#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/pair_option.h"
#include "cli/placing.h"
#include "report/explain/edge_explanation.h"
#include "spec/editing.h"
#include "spec/write/writer.h"

#include <string.h>

/* Each edit changes the spec of the analysis, which then no longer fits it. False after a message. */
typedef bool edit_function(cli *run, analysis *of, const char *given);

static bool add_edge(cli *run, analysis *of, const char *given) {
    lat_edge edge;
    text why = {0};
    if (!pair_option_read(run, of, OPT_ADD_EDGE, given, &edge, NULL)) return false;
    const bool refused = edge_explanation_refuses(&why, of, edge);
    if (refused)
        cli_error(run, "%s", text_string(&why));
    else if (of->spec->from_table)
        spec_set_cells(of->owned, edge.from, edge.to, edge.to);
    else
        spec_add_edge(of->owned, edge);
    text_free(&why);
    return !refused;
}

static bool remove_edge(cli *run, analysis *of, const char *given) {
    lat_edge edge;
    const spec *from = of->spec;
    if (!pair_option_read(run, of, OPT_REMOVE_EDGE, given, &edge, NULL)) return false;
    if (spec_remove_edge(of->owned, edge)) return true;
    if (from->from_table)
        cli_error(run, "%s is a table, and has no edges", from->name);
    else
        cli_error(run, "%s has no edge %s -> %s%s", from->name, spec_dtype_name(from, edge.from),
                  spec_dtype_name(from, edge.to),
                  lat_leq(&of->promotion.order, edge.from, edge.to) ? " (that follows from its other edges)" : "");
    return false;
}

/* Of a graph: `resolve` has a pair only where the edges say something else. */
static bool resolve(cli *run, analysis *of, lat_resolve to) {
    spec_drop_resolve(of->owned, to.a, to.b);
    if (!load_again(run, of)) return false;
    if (lat_cell(&of->promotion, to.a, to.b) != to.value) spec_set_resolve(of->owned, to);
    return true;
}

static bool set(cli *run, analysis *of, const char *given) {
    lat_edge pair;
    const char *result;
    lat_id value = LAT_NONE;
    if (!pair_option_read(run, of, OPT_SET, given, &pair, &result)) return false;
    if (!*result && of->spec->from_table) {
        cli_error(run, "bad value '%s' of --set: %s is a table, which needs a dtype or - behind the =", given,
                  of->spec->name);
        return false;
    }
    if (*result && strcmp(result, "-") != 0 && !load_dtype(run, of, result, &value)) return false;
    if (of->spec->from_table)
        spec_set_cells(of->owned, pair.from, pair.to, value);
    else if (!*result)
        spec_drop_resolve(of->owned, pair.from, pair.to);
    else
        return resolve(run, of, (lat_resolve){pair.from, pair.to, value});
    return true;
}

/* Finds a place that keeps the laws which hold: an edit may have broken others before. */
static bool find_place(cli *run, analysis *of, const char *dtype, placement_report *found) {
    lat_law broken[LAT_LAW_COUNT];
    load_verify(run, of);
    const size_t count = analysis_broken(of, true, broken);
    for (size_t i = 0; i < count; i++)
        of->owned->laws[broken[i]] = false;
    const int status = placing_cheapest(run, of, dtype, found);
    for (size_t i = 0; i < count; i++)
        of->owned->laws[broken[i]] = true;
    return status == EXIT_YES;
}

static bool add_dtype(cli *run, analysis *of, const char *given) {
    placement_report places;
    if (!find_place(run, of, given, &places)) return false;
    const lat_placement *at = &places.found.items[0];
    lat_edge *edges = mem_alloc((at->below_count + at->above_count) * sizeof *edges);
    const size_t count = lat_placement_edges(at, placement_own_id(&places), edges);
    spec_take_dtype(of->owned, places.with);
    for (size_t i = 0; i < count; i++)
        spec_add_edge(of->owned, edges[i]);
    mem_free(edges);
    placement_report_free(&places);
    return true;
}

static edit_function *function_of(cli_option_id option) {
    return option == OPT_ADD_EDGE      ? add_edge
           : option == OPT_REMOVE_EDGE ? remove_edge
           : option == OPT_SET         ? set
                                       : add_dtype;
}

int cmd_edit(cli *run) {
    analysis of;
    const cli_arguments *given = &run->arguments;
    if (!load(run, given->operands[0], &of)) return EXIT_ERROR;
    bool good = true;
    for (size_t i = 0; i < given->each_count && good; i++)
        good = function_of(given->each_option[i])(run, &of, given->each[i]) && load_again(run, &of);
    if (good) spec_write(of.spec, &run->report);
    analysis_free(&of);
    return good ? EXIT_YES : EXIT_ERROR;
}
