#include "report/check/check_annotations.h"
#include "analysis/analysis.h"
#include "report/check/law_sentences.h"
#include "report/write/annotation.h"

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
        annotate_spec(out, ANNOTATION_ERROR, results->analysis->spec,
                      first ? cell_place(results->analysis, first->a, first->b == LAT_NONE ? first->a : first->b)
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
