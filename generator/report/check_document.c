#include "report/check_document.h"
#include "report/baseline_report.h"
#include "report/check_repairs.h"
#include "report/laws_document.h"

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

/* "existence and uniqueness must hold, but fail"; nothing where none does. */
static void add_failing(text *out, const check_report *of) {
    lat_law failing[LAT_LAW_COUNT];
    const size_t count = analysis_broken(of->analysis, false, failing);
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i == 0 ? "" : i + 1 == count ? " and " : ", ", lat_law_name(failing[i]));
    if (count) text_add(out, count == 1 ? " must hold, but fails" : " must hold, but fail");
}

static bool demands_laws(const spec *of) {
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (of->laws[law]) return true;
    }
    return false;
}

/* The last line: yes or no, and why. */
static void add_answer(const check_report *of, document *page) {
    const lat_verdict verdict = check_verdict(of);
    text line = {0}, failing = {0};
    add_failing(&failing, of);
    if (verdict == LAT_HOLDS) {
        text_add(&line, demands_laws(of->analysis->spec) ? "yes: every law that must hold does"
                                                         : "yes: the spec demands no law");
        if (of->deny) text_add(&line, ", and no promotion does what --deny forbids");
        if (of->baseline) text_add(&line, ", and no promotion has changed");
    } else if (verdict == LAT_FAILS) {
        text_printf(&line, "no: %s", text_string(&failing));
        if (of->denied)
            text_printf(&line, "%s%zu ordered pair%s what --deny forbids", failing.length ? "; " : "", of->denied,
                        of->denied == 1 ? " does" : "s do");
        if (of->baseline && baseline_is_altered(of->baseline)) {
            text_add(&line, failing.length || of->denied ? "; " : "");
            baseline_sentence(&line, of->baseline);
        }
    } else {
        text_add(&line, "undecided: verifying a law that must hold would take too long (--exhaustive takes the time)");
    }
    doc_paragraph(page, verdict == LAT_HOLDS ? PAINT_GOOD : PAINT_BAD, text_string(&line));
    text_free(&line);
    text_free(&failing);
}

void check_document(const check_report *of, document *page) {
    const spec *s = of->analysis->spec;
    text title = {0};
    text_printf(&title, s->title ? "%s: %s" : "%s", s->name, s->title);
    doc_begin(page, text_string(&title), NULL);
    text_free(&title);
    add_facts(of, page);
    laws_document(page, of->analysis);
    check_repairs_document(of, page);
    if (of->costs) costs_document(page, of->analysis);
    if (of->denied) costs_denied_document(page, of->analysis, of->deny);
    if (of->baseline) baseline_section(page, of->baseline);
    add_answer(of, page);
    doc_end(page);
}
