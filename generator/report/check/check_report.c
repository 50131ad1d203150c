#include "report/check/check_report.h"
#include "base/memory.h"
#include "lattice/covers.h"

lat_outcome check_answer(const check_report *report) {
    const bool altered = report->baseline && baseline_is_altered(report->baseline);
    const bool warned = report->deny_warnings && report->warnings->count;
    const lat_outcome laws = analysis_outcome(report->analysis);
    const lat_outcome results = report->require_results ? report->results.outcome : LAT_HOLDS;
    if (report->denied || altered || warned || results == LAT_FAILS) return LAT_FAILS;
    return laws == LAT_HOLDS ? results : laws;
}

static void find_redundant(check_report *report) {
    const spec *s = report->analysis->spec;
    if (!report->analysis->promotion.order.transitive) return;
    report->redundant = mem_alloc_zeroed(s->edge_count, sizeof *report->redundant);
    lat_redundant_edges(&report->analysis->promotion.order, s->edges, s->edge_count, report->redundant);
    for (size_t i = 0; i < s->edge_count; i++)
        report->redundant_count += report->redundant[i];
}

static void count_denied(check_report *report) {
    cost_cell cell;
    for (size_t position = 0; report->deny && costs_next(report->analysis, &position, &cell);)
        report->denied += costs_denied(report->analysis, &cell, report->deny) != 0;
}

static void find_repairs(check_report *report) {
    enum { SUGGESTED = 4 };
    const spec *s = report->analysis->spec;
    val_set *values = mem_alloc(s->dtype_count * sizeof *values);
    for (size_t i = 0; i < s->dtype_count; i++)
        values[i] = s->dtypes[i].values;
    const lat_repair_input input = {
        &report->analysis->promotion, &report->analysis->laws, s->edges, s->edge_count, s->laws, values};
    lat_find_repairs(&input, SUGGESTED, LAT_REPAIR_EFFORT_DEFAULT, &report->repairs);
    mem_free(values);
}

void check_report_find(check_report *report) {
    verdict_find(report->analysis, report->witnesses, &report->verdict);
    report->results = (op_results){.analysis = report->analysis, .required = report->require_results};
    op_results_find(&report->results);
    find_redundant(report);
    count_denied(report);
    find_repairs(report);
}

void check_report_free(check_report *report) {
    verdict_free(&report->verdict);
    op_results_free(&report->results);
    lat_repairs_free(&report->repairs);
    mem_free(report->redundant);
    report->redundant = NULL;
}
