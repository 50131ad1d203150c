#include "analysis/castings.h"
#include "analysis/dtype_matching.h"
#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/dtypes_option.h"
#include "cli/load.h"
#include "cli/placing.h"
#include "report/explain/edge_refusal.h"
#include "spec/editing.h"
#include "spec/write/writer.h"

#include <string.h>

/* Each edit changes the spec of the analysis, which then no longer fits it. False after a message. */
typedef bool edit_function(cli *run, analysis *analysis, const char *given);

static bool add_edge(cli *run, analysis *analysis, const char *given) {
    lat_edge edge;
    text why = {0};
    if (!pair_option_read(run, analysis, OPT_ADD_EDGE, given, &edge, NULL)) return false;
    const bool refused = edge_is_refused(&why, analysis, edge);
    if (refused)
        cli_error(run, "%s", text_string(&why));
    else if (analysis->spec->from_table)
        spec_set_cells(analysis->owned, edge.from, edge.to, edge.to);
    else
        spec_add_edge(analysis->owned, edge);
    text_free(&why);
    return !refused;
}

static bool remove_edge(cli *run, analysis *analysis, const char *given) {
    lat_edge edge;
    const spec *spec = analysis->spec;
    if (!pair_option_read(run, analysis, OPT_REMOVE_EDGE, given, &edge, NULL)) return false;
    if (spec_remove_edge(analysis->owned, edge)) return true;
    if (spec->from_table)
        cli_error(run, "%s is a table, and has no edges", spec->name);
    else
        cli_error(run, "%s has no edge %s -> %s%s", spec->name, spec_dtype_name(spec, edge.from),
                  spec_dtype_name(spec, edge.to),
                  lat_leq(&analysis->promotion.order, edge.from, edge.to) ? " (that follows from its other edges)"
                                                                          : "");
    return false;
}

/* Of a graph: `resolve` has a pair only where the edges say something else. */
static bool resolve(cli *run, analysis *analysis, lat_resolve to) {
    spec_drop_resolve(analysis->owned, to.a, to.b);
    if (!load_again(run, analysis)) return false;
    if (lat_cell(&analysis->promotion, to.a, to.b) != to.value) spec_set_resolve(analysis->owned, to);
    return true;
}

static bool set(cli *run, analysis *analysis, const char *given) {
    lat_edge pair;
    const char *result;
    lat_id value = LAT_NONE;
    if (!pair_option_read(run, analysis, OPT_SET, given, &pair, &result)) return false;
    if (!*result && analysis->spec->from_table) {
        cli_error(run, "bad value '%s' of --set: %s is a table, which needs a dtype or - behind the =", given,
                  analysis->spec->name);
        return false;
    }
    if (*result && strcmp(result, "-") != 0 && !load_dtype(run, analysis, result, &value)) return false;
    if (analysis->spec->from_table)
        spec_set_cells(analysis->owned, pair.from, pair.to, value);
    else if (!*result)
        spec_drop_resolve(analysis->owned, pair.from, pair.to);
    else
        return resolve(run, analysis, (lat_resolve){pair.from, pair.to, value});
    return true;
}

/* Finds a place that keeps the laws which hold: an edit may have broken others before. */
static bool find_place(cli *run, analysis *analysis, const char *dtype, placement_report *found) {
    lat_law broken[LAT_LAW_COUNT];
    analysis_verify(analysis);
    const size_t count = analysis_broken(analysis, broken);
    for (size_t i = 0; i < count; i++)
        analysis->owned->laws[broken[i]] = false;
    const int status = placing_choose(run, analysis, dtype, 1, found);
    for (size_t i = 0; i < count; i++)
        analysis->owned->laws[broken[i]] = true;
    return status == EXIT_YES;
}

static bool add_dtype(cli *run, analysis *analysis, const char *given) {
    placement_report places;
    if (!find_place(run, analysis, given, &places)) return false;
    const lat_placement *placement = &places.found.items[0];
    lat_edge *edges = mem_alloc((placement->below_count + placement->above_count) * sizeof *edges);
    const size_t count = lat_placement_edges(placement, placement_own_id(&places), edges);
    spec_take_dtype(analysis->owned, places.extended);
    for (size_t i = 0; i < count; i++)
        spec_add_edge(analysis->owned, edges[i]);
    mem_free(edges);
    placement_report_free(&places);
    return true;
}

/* Says which dtypes of the other spec this one lacks. */
static void note_missing(cli *run, const spec *spec, const struct spec *other, const dtype_matching *matching) {
    text names = {0};
    for (size_t id = 0; id < other->dtype_count; id++)
        if (matching->right_of[id] == LAT_NONE)
            text_printf(&names, "%s%s", names.length ? ", " : "", other->dtypes[id].name);
    if (names.length) cli_remark(run, "note: %s has no %s, whose conversions are left out", spec->name, names.data);
    text_free(&names);
}

static bool copy_castings(cli *run, analysis *analysis, const char *given) {
    struct analysis other;
    dtype_matching matching;
    if (!load_can_read(run, run->arguments.operands[0], given) || !load(run, given, &other)) return false;
    dtype_matching_find(other.spec, analysis->spec, &matching);
    const bool any = other.spec->casting_count > 0;
    if (any) note_missing(run, analysis->spec, other.spec, &matching);
    spec_copy_castings(analysis->owned, other.spec, matching.right_of);
    dtype_matching_free(&matching);
    analysis_free(&other);
    if (!any) cli_error(run, "%s has no castings for --castings to take over", given);
    if (castings_count(analysis->spec) <= SPEC_MOST_CASTINGS) return any;
    cli_error(run, "with those of %s, %s has more than %d castings of its own", given, analysis->spec->name,
              SPEC_MOST_CASTINGS - CASTING_BUILT_IN);
    return false;
}

static edit_function *function_of(cli_option_id option) {
    return option == OPT_ADD_EDGE      ? add_edge
           : option == OPT_REMOVE_EDGE ? remove_edge
           : option == OPT_SET         ? set
           : option == OPT_CASTINGS    ? copy_castings
                                       : add_dtype;
}

int cmd_edit(cli *run) {
    analysis analysis;
    const cli_arguments *given = &run->arguments;
    if (!load(run, given->operands[0], &analysis)) return EXIT_ERROR;
    bool good = true;
    for (size_t i = 0; i < given->each_count && good; i++)
        good = function_of(given->each_option[i])(run, &analysis, given->each[i]) && load_again(run, &analysis);
    if (good) spec_write(analysis.spec, &run->report);
    analysis_free(&analysis);
    return good ? EXIT_YES : EXIT_ERROR;
}
