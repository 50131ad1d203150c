#include "report/check/check_report.h"
#include "analysis/analysis.h"
#include "base/memory.h"
#include "lattice/covers.h"
#include "report/check/law_report.h"
#include "report/write/annotation.h"

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

/* "associativity fails for 12 of 5832 triples, e.g. ...", where it fails first. */
static void add_law(text *out, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    const bool fails = result->outcome == LAT_FAILS;
    const lat_id a = result->witness.a, b = result->witness.b == LAT_NONE ? a : result->witness.b;
    text title = {0}, message = {0};
    text_printf(&title, "joinery: %s must hold", lat_law_name(law));
    if (fails) {
        law_outcome_sentence(&message, analysis, law);
        text_add(&message, ", e.g. ");
        law_failure_sentence(&message, analysis, law, &result->witness, "v");
    } else {
        text_printf(&message, "%s could not be decided in a few seconds (--exhaustive takes the time)",
                    lat_law_name(law));
    }
    annotate_spec(out, ANNOTATION_ERROR, analysis->spec, fails ? cell_place(analysis, a, b) : spec_place_unknown(),
                  text_string(&title), text_string(&message));
    text_free(&title);
    text_free(&message);
}

/* The first operation that gives less than the join, where its promotion is made. */
static void add_results(const op_results *results, text *out) {
    op_law law;
    const op_case *first = op_results_first(results, &law);
    text message = {0};
    if (first)
        op_results_sentence(&message, results->analysis, law, first);
    else if (results->outcome == LAT_UNKNOWN)
        text_add(&message, "results could not be decided: the pairs are too many to try");
    if (message.length)
        annotate_spec(
            out, ANNOTATION_ERROR, results->analysis->spec,
            first ? cell_place(results->analysis, first->operands[0], first->operands[first->operands[1] != LAT_NONE])
                  : spec_place_unknown(),
            "joinery: results must hold", text_string(&message));
    text_free(&message);
}

static void add_denied(const check_report *report, text *out) {
    static const char title[] = "joinery: --deny";
    const spec *s = report->analysis->spec;
    text line = {0};
    cost_cell cell;
    text_printf(&line, "%zu ordered pair%s what --deny forbids", report->denied,
                report->denied == 1 ? " does" : "s do");
    annotate_spec(out, ANNOTATION_ERROR, s, spec_place_unknown(), title, text_string(&line));
    for (size_t position = 0; costs_next(report->analysis, &position, &cell);) {
        const unsigned denied = costs_denied(report->analysis, &cell, report->deny);
        line.length = 0;
        if (denied && costs_sentence(&line, report->analysis, &cell, denied, "v"))
            annotate_spec(out, ANNOTATION_ERROR, s, cell_place(report->analysis, cell.a, cell.b), title,
                          text_string(&line));
    }
    text_free(&line);
}

void check_annotations(const check_report *report, text *out) {
    lat_law broken[LAT_LAW_COUNT];
    const size_t count = analysis_broken(report->analysis, true, broken);
    for (size_t i = 0; i < count; i++)
        add_law(out, report->analysis, broken[i]);
    if (report->require_results) add_results(&report->results, out);
    if (report->denied) add_denied(report, out);
    if (report->baseline) baseline_annotations(out, report->baseline);
}
