#include "report/check/check_document.h"
#include "report/check/baseline_report.h"
#include "report/check/check_repairs.h"
#include "report/check/laws_document.h"
#include "report/check/verdict_document.h"

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

/* "REAL (7 dtypes), SMALL (1 dtype)". */
static void add_sets(const spec *of, document *page) {
    if (!of->set_count) return;
    text line = {0};
    for (size_t i = 0; i < of->set_count; i++) {
        size_t count = 0;
        for (size_t id = 0; id < of->dtype_count; id++)
            count += of->sets[i].members[id];
        text_printf(&line, "%s%s (%zu dtype%s)", i ? ", " : "", of->sets[i].name, count, count == 1 ? "" : "s");
    }
    doc_fact(page, "sets", "%s", line.data);
    text_free(&line);
}

/* "torch (same_kind, but for 4 pairs), lossless (exact)". */
static void add_castings(const spec *of, document *page) {
    if (!of->casting_count) return;
    text line = {0};
    for (size_t i = 0; i < of->casting_count; i++) {
        const spec_casting *at = &of->castings[i];
        text_printf(&line, "%s%s (%s", i ? ", " : "", at->name, at->from);
        if (at->cast_count) text_printf(&line, ", but for %zu pair%s", at->cast_count, at->cast_count == 1 ? "" : "s");
        text_add_char(&line, ')');
    }
    doc_fact(page, "castings", "%s", line.data);
    text_free(&line);
}

static void add_facts(const check_report *of, document *page) {
    const spec *s = of->analysis->spec;
    const lat_promotion *promotion = &of->analysis->promotion;
    size_t weak = 0;
    for (size_t i = 0; i < s->dtype_count; i++)
        weak += s->dtypes[i].weak_of != NULL;
    doc_fact(page, "dtypes", weak ? "%zu, %zu of them weak (for scalars, such as Python's)" : "%zu", s->dtype_count,
             weak);
    add_sets(s, page);
    doc_fact(page, "class", "%s (%s)", lat_class_name(of->analysis->laws.kind),
             lat_class_meaning(of->analysis->laws.kind));
    add_totality(of, page);
    add_order(of, page);
    if (promotion->resolve_count)
        doc_fact(page, "resolve", "sets %zu pair%s: %zu without an upper bound, %zu ambiguous, %zu with another join",
                 promotion->resolve_count, promotion->resolve_count == 1 ? "" : "s", promotion->resolve_fills,
                 promotion->resolve_disambiguates, promotion->resolve_overrides);
    add_castings(s, page);
    if (s->source) doc_fact(page, "source", "%s", s->source);
    if (s->note) doc_fact(page, "note", "%s", s->note);
}

/* Appends names: those of the required laws with that verdict. */
static void add_required(text *line, const analysis *of, lat_verdict verdict) {
    const char *separator = ": ";
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!of->spec->laws[law] || of->laws.law[law].verdict != verdict) continue;
        text_printf(line, "%s%s", separator, lat_law_name(law));
        separator = ", ";
    }
}

/* "all 5 required laws hold", or "2 of 5 required laws fail: a, b; 1 is not decided: c; 2 hold". Returns how many are
 * required. */
static size_t add_required_laws(text *line, const analysis *of) {
    static const struct {
        lat_verdict verdict;
        const char *one, *many;
    } says[] = {
        {LAT_FAILS, "fails", "fail"},
        {LAT_UNKNOWN, "is not decided (--exhaustive takes the time)", "are not decided (--exhaustive takes the time)"},
        {LAT_HOLDS, "holds", "hold"}};
    size_t count[] = {[LAT_HOLDS] = 0, [LAT_FAILS] = 0, [LAT_UNKNOWN] = 0};
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (of->spec->laws[law]) count[of->laws.law[law].verdict]++;
    const size_t all = count[LAT_HOLDS] + count[LAT_FAILS] + count[LAT_UNKNOWN];
    if (all == 0) text_add(line, "no law is required");
    for (size_t i = 0; i < sizeof says / sizeof *says; i++) {
        const size_t of_them = count[says[i].verdict];
        if (!of_them) continue;
        if (line->length)
            text_printf(line, "; %zu", of_them);
        else if (of_them == all)
            text_printf(line,
                        all == 1   ? "the required law"
                        : all == 2 ? "both required laws"
                                   : "all %zu required laws",
                        all);
        else
            text_printf(line, "%zu of %zu required laws", of_them, all);
        text_printf(line, " %s", of_them == 1 ? says[i].one : says[i].many);
        if (says[i].verdict != LAT_HOLDS) add_required(line, of, says[i].verdict);
    }
    return all;
}

/* "; not required: a (fails), b (holds)"; nothing where every law is, and said otherwise where not any is. */
static void add_other_laws(text *line, const analysis *of, bool any) {
    static const char *const verdicts[] = {
        [LAT_HOLDS] = "holds", [LAT_FAILS] = "fails", [LAT_UNKNOWN] = "is not decided"};
    const char *separator = any ? "; not required: " : "; the laws: ";
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (of->spec->laws[law]) continue;
        text_printf(line, "%s%s (%s)", separator, lat_law_name(law), verdicts[of->laws.law[law].verdict]);
        separator = ", ";
    }
}

/* The last line: whether the required laws hold, what is denied or has changed, and what was not required. */
static void add_answer(const check_report *of, document *page) {
    const lat_verdict answer = check_answer(of);
    text line = {0};
    const bool any = add_required_laws(&line, of->analysis) > 0;
    op_results_answer(&of->results, &line);
    if (of->denied)
        text_printf(&line, "; %zu ordered pair%s what --deny forbids", of->denied, of->denied == 1 ? " does" : "s do");
    else if (of->deny)
        text_add(&line, "; no promotion does what --deny forbids");
    if (of->deny_warnings && of->warnings->count)
        text_add(&line, "; there are warnings, which --deny-warnings forbids");
    if (of->baseline) {
        text_add(&line, "; ");
        baseline_sentence(&line, of->baseline);
    }
    add_other_laws(&line, of->analysis, any);
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
