#include "report/check/check_document.h"
#include "report/check/check_repairs.h"
#include "report/check/law_report.h"
#include "report/check/laws_document.h"
#include "report/check/verdict_document.h"

enum { LISTED_EDGES = 20 };

static void add_totality(const check_report *report, document *page) {
    const lat_promotion *promotion = &report->analysis->promotion;
    const size_t cells = promotion->n * promotion->n;
    text line = {0};
    if (report->analysis->laws.total)
        text_printf(&line, "yes, all %zu cells of the promotion table are defined", cells);
    else
        text_printf(&line, "no, %zu of the %zu cells of the promotion table %s undefined", promotion->undefined, cells,
                    promotion->undefined == 1 ? "is" : "are");
    if (promotion->ambiguous)
        text_printf(&line, ", %zu of them ambiguous (several minimal upper bounds)", promotion->ambiguous);
    doc_fact(page, "total", "%s", text_string(&line));
    text_free(&line);
}

static void add_redundant(const check_report *report, document *page) {
    const spec *s = report->analysis->spec;
    text edges = {0};
    size_t listed = 0;
    for (size_t i = 0; i < s->edge_count && listed < LISTED_EDGES; i++) {
        if (!report->redundant[i]) continue;
        text_printf(&edges, "%s%s -> %s", listed ? ", " : "", s->dtypes[s->edges[i].from].name,
                    s->dtypes[s->edges[i].to].name);
        listed++;
    }
    if (listed < report->redundant_count) text_printf(&edges, " and %zu more", report->redundant_count - listed);
    if (listed)
        doc_fact(page, "redundant", "%s (%s from other edges)", text_string(&edges),
                 report->redundant_count == 1 ? "follows" : "follow");
    text_free(&edges);
}

static void add_order(const check_report *report, document *page) {
    const spec *s = report->analysis->spec;
    const lat_shape *shape = &report->analysis->shape;
    if (!report->redundant) {
        doc_fact(page, "order", "not transitive, so there is no top, bottom, height or Hasse diagram");
        return;
    }
    doc_fact(page, "top", "%s", shape->top == LAT_NONE ? "none" : s->dtypes[shape->top].name);
    doc_fact(page, "bottom", "%s", shape->bottom == LAT_NONE ? "none" : s->dtypes[shape->bottom].name);
    doc_fact(page, "height", shape->height == 1 ? "%zu edge in the longest chain" : "%zu edges in the longest chain",
             shape->height);
    doc_fact(page, "Hasse edges", "%zu", shape->hasse_count);
    add_redundant(report, page);
}

/* "REAL (7 dtypes), SMALL (1 dtype)". */
static void add_sets(const spec *spec, document *page) {
    if (!spec->set_count) return;
    text line = {0};
    for (size_t i = 0; i < spec->set_count; i++) {
        size_t count = 0;
        for (size_t id = 0; id < spec->dtype_count; id++)
            count += spec->sets[i].members[id];
        text_printf(&line, "%s%s (%zu dtype%s)", i ? ", " : "", spec->sets[i].name, count, count == 1 ? "" : "s");
    }
    doc_fact(page, "sets", "%s", line.data);
    text_free(&line);
}

/* "same_kind, but for 4 pairs", "a table of 12 dtypes". */
static void add_casting(text *line, const spec_casting *casting) {
    size_t dtypes = 0, pairs = 0;
    for (size_t i = 0; i < casting->cast_count; i++) {
        const spec_cast *cast = &casting->casts[i];
        dtypes += cast->in_table && cast->from == cast->to;
        pairs += !cast->in_table;
    }
    if (dtypes) text_printf(line, "a table of %zu dtype%s", dtypes, dtypes == 1 ? "" : "s");
    if (dtypes && casting->from != CASTING_NO) text_add(line, ", else ");
    if (!dtypes || casting->from != CASTING_NO) text_add(line, field_casting_base_name(casting->from));
    if (pairs) text_printf(line, ", but for %zu pair%s", pairs, pairs == 1 ? "" : "s");
}

/* "torch (same_kind, but for 4 pairs), lossless (exact)". */
static void add_castings(const spec *spec, document *page) {
    if (!spec->casting_count) return;
    text line = {0};
    for (size_t i = 0; i < spec->casting_count; i++) {
        text_printf(&line, "%s%s (", i ? ", " : "", spec->castings[i].name);
        add_casting(&line, &spec->castings[i]);
        text_add_char(&line, ')');
    }
    doc_fact(page, "castings", "%s", line.data);
    text_free(&line);
}

static void add_promotion_facts(const check_report *report, document *page) {
    const lat_promotion *promotion = &report->analysis->promotion;
    doc_fact(page, "class", "%s (%s)", lat_class_name(report->analysis->laws.kind),
             lat_class_meaning(report->analysis->laws.kind));
    add_totality(report, page);
    add_order(report, page);
    if (promotion->resolve_count)
        doc_fact(page, "resolve", "sets %zu pair%s: %zu without an upper bound, %zu ambiguous, %zu with another join",
                 promotion->resolve_count, promotion->resolve_count == 1 ? "" : "s", promotion->resolve_fills,
                 promotion->resolve_disambiguates, promotion->resolve_overrides);
}

static void add_facts(const check_report *report, document *page) {
    const spec *s = report->analysis->spec;
    size_t weak = 0;
    for (size_t i = 0; i < s->dtype_count; i++)
        weak += s->dtypes[i].weak_of != NULL;
    doc_fact(page, "dtypes", weak ? "%zu, %zu of them weak (for scalars, such as Python's)" : "%zu", s->dtype_count,
             weak);
    add_sets(s, page);
    if (spec_has_promotions(s)) add_promotion_facts(report, page);
    add_castings(s, page);
    if (s->source) doc_fact(page, "source", "%s", s->source);
    if (s->note) doc_fact(page, "note", "%s", s->note);
}

/* "all 5 required laws hold", or "2 of 5 required laws fail: a, b; 3 hold". Returns how many are required. */
static size_t add_required_laws(text *line, const analysis *analysis) {
    lat_law broken[LAT_LAW_COUNT];
    const size_t failing = analysis_broken(analysis, broken);
    size_t all = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        all += analysis->spec->laws[law];
    if (all == 0) {
        text_add(line, "no law is required");
        return 0;
    }
    const bool mixed = failing > 0 && failing < all;
    if (mixed)
        text_printf(line, "%zu of %zu required laws", failing, all);
    else
        text_printf(line,
                    all == 1   ? "the required law"
                    : all == 2 ? "both required laws"
                               : "all %zu required laws",
                    all);
    text_printf(line, " %s%s", failing ? "fail" : "hold", (mixed ? failing : all) == 1 ? "s" : "");
    for (size_t i = 0; i < failing; i++)
        text_printf(line, "%s%s", i ? ", " : ": ", lat_law_name(broken[i]));
    if (mixed) text_printf(line, "; %zu hold%s", all - failing, all - failing == 1 ? "s" : "");
    return all;
}

/* "; not required: a (fails for 2 pairs), b (holds)", or "; the laws: ..." where none is required. */
static void add_other_laws(text *line, const analysis *analysis, bool any) {
    const char *separator = any ? "; not required: " : "; the laws: ";
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (analysis->spec->laws[law]) continue;
        text_printf(line, "%s%s (", separator, lat_law_name(law));
        law_outcome_words(line, analysis, law);
        text_add_char(line, ')');
        separator = ", ";
    }
}

/* The last line: whether the required laws hold, what is denied or has changed, and what was not required. */
static void add_answer(const check_report *report, document *page) {
    text line = {0};
    const bool any = add_required_laws(&line, report->analysis) > 0;
    if (report->require_results) text_add(&line, report->results.failures ? "; results fail" : "; results hold");
    if (report->require_castings) text_add(&line, report->castings.failures ? "; castings fail" : "; castings hold");
    if (report->deny && !findings_have(&report->findings, FINDING_DENIAL))
        text_add(&line, "; no promotion does what --deny forbids");
    findings_sums(&line, &report->findings, FINDING_DENIAL);
    if (report->deny_warnings && report->warnings->count)
        text_add(&line, "; there are warnings, which --deny-warnings forbids");
    findings_sums(&line, &report->findings, FINDING_CHANGE);
    if (spec_has_promotions(report->analysis->spec)) add_other_laws(&line, report->analysis, any);
    doc_paragraph(page, check_report_passes(report) ? PAINT_GOOD : PAINT_BAD, text_string(&line));
    text_free(&line);
}

void check_document(const check_report *report, document *page) {
    const spec *s = report->analysis->spec;
    text title = {0};
    text_printf(&title, s->title ? "%s: %s" : "%s", s->name, s->title);
    doc_begin(page, text_string(&title), NULL);
    text_free(&title);
    if (spec_has_promotions(s))
        verdict_document(page, report->analysis, &report->verdict);
    else
        doc_paragraph(page, PAINT_PLAIN, "No dtype promotes to another: this is about castings alone.");
    doc_heading(page, "Facts");
    add_facts(report, page);
    if (spec_has_promotions(s)) laws_document(page, report->analysis);
    op_results_document(&report->results, page);
    casting_results_document(&report->castings, page);
    check_repairs_document(report, page);
    if (findings_have(&report->findings, FINDING_DENIAL)) doc_heading(page, "Promotions that --deny forbids");
    findings_items(page, &report->findings, FINDING_DENIAL);
    if (report->baseline) baseline_section(page, report->baseline, &report->findings);
    add_answer(report, page);
    doc_end(page);
}
