#include "report/check_document.h"
#include "report/baseline_report.h"
#include "report/check_repairs.h"
#include "report/laws_document.h"
#include "report/verdict_document.h"

enum { LISTED_EDGES = 20 };

static void add_totality(const check_report *of, document *page) {
    const lat_promotion *promotion = &of->analysis->promotion;
    const size_t cells = promotion->n * promotion->n;
    text line = {0};
    if (of->analysis->laws.total)
        text_printf(&line, "yes, all %zu cells of the promotion table are defined", cells);
    else
        text_printf(&line, "no, %zu of the %zu cells of the promotion table %s undefined", promotion->undefined, cells,
                    promotion->undefined == 1 ? "is" : "are");
    if (promotion->ambiguous)
        text_printf(&line, ", %zu of them ambiguous (several minimal upper bounds)", promotion->ambiguous);
    doc_fact(page, "total", "%s", text_string(&line));
    text_free(&line);
}

static void add_redundant(const check_report *of, document *page) {
    const spec *s = of->analysis->spec;
    text edges = {0};
    size_t listed = 0;
    for (size_t i = 0; i < s->edge_count && listed < LISTED_EDGES; i++) {
        if (!of->redundant[i]) continue;
        text_printf(&edges, "%s%s -> %s", listed ? ", " : "", s->dtypes[s->edges[i].from].name,
                    s->dtypes[s->edges[i].to].name);
        listed++;
    }
    if (listed < of->redundant_count) text_printf(&edges, " and %zu more", of->redundant_count - listed);
    if (listed)
        doc_fact(page, "redundant", "%s (%s from other edges)", text_string(&edges),
                 of->redundant_count == 1 ? "follows" : "follow");
    text_free(&edges);
}

static void add_order(const check_report *of, document *page) {
    const spec *s = of->analysis->spec;
    const lat_shape *shape = &of->analysis->shape;
    if (!of->redundant) {
        doc_fact(page, "order", "not transitive, so there is no top, bottom, height or Hasse diagram");
        return;
    }
    doc_fact(page, "top", "%s", shape->top == LAT_NONE ? "none" : s->dtypes[shape->top].name);
    doc_fact(page, "bottom", "%s", shape->bottom == LAT_NONE ? "none" : s->dtypes[shape->bottom].name);
    doc_fact(page, "height", shape->height == 1 ? "%zu edge in the longest chain" : "%zu edges in the longest chain",
             shape->height);
    doc_fact(page, "Hasse edges", "%zu", shape->hasse_count);
    add_redundant(of, page);
}

static void add_facts(const check_report *of, document *page) {
    const spec *s = of->analysis->spec;
    const lat_promotion *promotion = &of->analysis->promotion;
    size_t weak = 0;
    for (size_t i = 0; i < s->dtype_count; i++)
        weak += s->dtypes[i].weak_of != NULL;
    doc_fact(page, "dtypes", weak ? "%zu, %zu of them weak (for scalars, such as Python's)" : "%zu", s->dtype_count,
             weak);
    doc_fact(page, "class", "%s (%s)", lat_class_name(of->analysis->laws.kind),
             lat_class_meaning(of->analysis->laws.kind));
    add_totality(of, page);
    add_order(of, page);
    if (promotion->resolve_count)
        doc_fact(page, "resolve", "sets %zu pair%s: %zu without an upper bound, %zu ambiguous, %zu with another join",
                 promotion->resolve_count, promotion->resolve_count == 1 ? "" : "s", promotion->resolve_fills,
                 promotion->resolve_disambiguates, promotion->resolve_overrides);
    if (s->source) doc_fact(page, "source", "%s", s->source);
    if (s->note) doc_fact(page, "note", "%s", s->note);
}

/* "WHAT a, b", of the laws that must hold, or of the others with their verdicts; nothing without any. */
static void add_laws(text *line, const char *what, const analysis *of, bool required, lat_verdict verdict) {
    static const char *const verdicts[] = {
        [LAT_HOLDS] = "holds", [LAT_FAILS] = "fails", [LAT_UNKNOWN] = "is not decided"};
    const char *separator = what;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_verdict is = of->laws.law[law].verdict;
        if (of->spec->laws[law] != required || (required && is != verdict)) continue;
        text_printf(line, "%s%s", separator, lat_law_name(law));
        if (!required) text_printf(line, " (%s)", verdicts[is]);
        separator = ", ";
    }
}

/* The last line: yes or no, what passed, what failed, and what was not asked for. */
static void add_answer(const check_report *of, document *page) {
    static const char *const answers[] = {[LAT_HOLDS] = "yes", [LAT_FAILS] = "no", [LAT_UNKNOWN] = "undecided"};
    const lat_verdict answer = check_answer(of);
    const analysis *from = of->analysis;
    text line = {0};
    text_add(&line, answers[answer]);
    add_laws(&line, "; failed: ", from, true, LAT_FAILS);
    if (of->denied)
        text_printf(&line, "; denied: %zu ordered pair%s", of->denied, of->denied == 1 ? "" : "s");
    else if (of->deny)
        text_add(&line, "; denied: nothing");
    if (of->deny_warnings && of->warnings->count) text_add(&line, "; denied: warnings");
    if (of->baseline) {
        text_add(&line, "; ");
        baseline_sentence(&line, of->baseline);
    }
    add_laws(&line, "; not decided (--exhaustive takes the time): ", from, true, LAT_UNKNOWN);
    add_laws(&line, "; passed: ", from, true, LAT_HOLDS);
    op_results_answer(&of->results, &line);
    add_laws(&line, "; not asked for: ", from, false, LAT_HOLDS);
    doc_paragraph(page, answer == LAT_HOLDS ? PAINT_GOOD : PAINT_BAD, text_string(&line));
    text_free(&line);
}

void check_document(const check_report *of, document *page) {
    const spec *s = of->analysis->spec;
    text title = {0};
    text_printf(&title, s->title ? "%s: %s" : "%s", s->name, s->title);
    doc_begin(page, text_string(&title), NULL);
    text_free(&title);
    verdict_document(page, of->analysis, &of->verdict);
    doc_heading(page, "Facts");
    add_facts(of, page);
    laws_document(page, of->analysis);
    op_results_document(&of->results, page);
    check_repairs_document(of, page);
    if (of->costs) costs_document(page, of->analysis);
    if (of->denied) costs_denied_document(page, of->analysis, of->deny);
    if (of->baseline) baseline_section(page, of->baseline);
    add_answer(of, page);
    doc_end(page);
}
