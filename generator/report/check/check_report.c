#include "report/check/check_report.h"
#include "base/memory.h"
#include "lattice/covers.h"

lat_verdict check_answer(const check_report *of) {
    const bool altered = of->baseline && baseline_is_altered(of->baseline);
    const bool warned = of->deny_warnings && of->warnings->count;
    const lat_verdict laws = analysis_verdict(of->analysis);
    const lat_verdict results = of->require_results ? of->results.verdict : LAT_HOLDS;
    if (of->denied || altered || warned || results == LAT_FAILS) return LAT_FAILS;
    return laws == LAT_HOLDS ? results : laws;
}

static void find_redundant(check_report *of) {
    const spec *s = of->analysis->spec;
    if (!of->analysis->promotion.order.transitive) return;
    of->redundant = mem_alloc_zeroed(s->edge_count, sizeof *of->redundant);
    if (lat_redundant_edges(&of->analysis->promotion.order, s->edges, s->edge_count, of->redundant) != LAT_OK)
        mem_exhausted();
    for (size_t i = 0; i < s->edge_count; i++)
        of->redundant_count += of->redundant[i];
}

static void count_denied(check_report *of) {
    cost_cell cell;
    for (size_t position = 0; of->deny && costs_next(of->analysis, &position, &cell);)
        of->denied += costs_denied(of->analysis, &cell, of->deny) != 0;
}

static void find_repairs(check_report *of) {
    enum { SUGGESTED = 4 };
    const spec *s = of->analysis->spec;
    val_set *values = mem_alloc(s->dtype_count * sizeof *values);
    for (size_t i = 0; i < s->dtype_count; i++)
        values[i] = s->dtypes[i].values;
    const lat_repair_input input = {
        &of->analysis->promotion, &of->analysis->laws, s->edges, s->edge_count, s->laws, values};
    const lat_status status = lat_find_repairs(&input, SUGGESTED, LAT_REPAIR_EFFORT_DEFAULT, &of->repairs);
    mem_free(values);
    if (status != LAT_OK) mem_exhausted();
}

void check_report_find(check_report *of) {
    verdict_find(of->analysis, of->witnesses, &of->verdict);
    of->results = (op_results){.analysis = of->analysis, .required = of->require_results};
    op_results_find(&of->results);
    find_redundant(of);
    count_denied(of);
    find_repairs(of);
}

void check_report_free(check_report *of) {
    verdict_free(&of->verdict);
    op_results_free(&of->results);
    lat_repairs_free(&of->repairs);
    mem_free(of->redundant);
    of->redundant = NULL;
}
