#include "report/check/check_report.h"
#include "base/memory.h"
#include "lattice/covers.h"
#include "report/check/law_report.h"

bool check_report_passes(const check_report *report) {
    return !findings_fail(&report->findings) && !(report->deny_warnings && report->warnings->count);
}

static void find_redundant(check_report *report) {
    const spec *s = report->analysis->spec;
    if (!report->analysis->promotion.order.transitive) return;
    report->redundant = mem_alloc_zeroed(s->edge_count, sizeof *report->redundant);
    lat_redundant_edges(&report->analysis->promotion.order, s->edges, s->edge_count, report->redundant);
    for (size_t i = 0; i < s->edge_count; i++)
        report->redundant_count += report->redundant[i];
}

static void find_repairs(check_report *report) {
    enum { SUGGESTED = 8 };
    const spec *s = report->analysis->spec;
    val_set *values = mem_alloc(s->dtype_count * sizeof *values);
    for (size_t i = 0; i < s->dtype_count; i++)
        values[i] = s->dtypes[i].values;
    const lat_repair_input input = {
        &report->analysis->promotion, &report->analysis->laws, s->edges, s->edge_count, s->laws, values};
    lat_find_repairs(&input, SUGGESTED, LAT_REPAIR_EFFORT_DEFAULT, &report->repairs);
    mem_free(values);
}

/* The laws that must hold and fail, each with its first failure. */
static void find_laws(const analysis *analysis, findings *list) {
    lat_law broken[LAT_LAW_COUNT];
    const size_t count = analysis_broken(analysis, broken);
    for (size_t i = 0; i < count; i++) {
        const lat_witness *first = &analysis->laws.law[broken[i]].witness;
        const spec_place place = cell_place(analysis, first->a, first->b == LAT_NONE ? first->a : first->b);
        finding *found = findings_add(list, FINDING_LAW, lat_law_name(broken[i]), FINDING_ERROR, place);
        law_outcome_sentence(&found->sentence, analysis, broken[i], first, list->join);
    }
}

static void find_findings(check_report *report) {
    findings *list = &report->findings;
    *list = (findings){.spec = report->analysis->spec, .join = report->join};
    find_laws(report->analysis, list);
    if (report->require_results) op_results_find_failure(&report->results, list);
    if (report->require_castings) casting_results_find_failures(&report->castings, list);
    costs_find_denied(report->analysis, report->deny, list);
    if (report->baseline) baseline_find(report->baseline, list);
}

void check_report_find(check_report *report) {
    verdict_find(report->analysis, report->witnesses, &report->verdict);
    report->results = (op_results){.analysis = report->analysis, .required = report->require_results};
    op_results_find(&report->results);
    report->castings = (casting_results){.analysis = report->analysis, .required = report->require_castings};
    casting_results_find(&report->castings);
    find_redundant(report);
    find_repairs(report);
    find_findings(report);
}

void check_report_free(check_report *report) {
    verdict_free(&report->verdict);
    op_results_free(&report->results);
    casting_results_free(&report->castings);
    lat_repairs_free(&report->repairs);
    findings_free(&report->findings);
    mem_free(report->redundant);
    report->redundant = NULL;
}
