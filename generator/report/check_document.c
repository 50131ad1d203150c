#include "report/check_document.h"

#include "report/check_repairs.h"

#include <inttypes.h>

enum { LISTED_FAILURES = 20, LISTED_EDGES = 20 };

static void add_totality(const check_report *of, document *to) {
    const lat_promotion *promotion = of->subject.promotion;
    const size_t cells = promotion->n * promotion->n;
    if (of->subject.laws->total)
        doc_fact(to, "total", "yes, all %zu cells are defined", cells);
    else
        doc_fact(to, "total", "no, %zu of %zu cells are undefined, %zu of them ambiguous", promotion->undefined, cells,
                 promotion->ambiguous);
}

static void add_redundant(const check_report *of, document *to) {
    const spec *s = of->subject.spec;
    text edges = {0};
    size_t listed = 0;
    for (size_t i = 0; i < s->edge_count && listed < LISTED_EDGES; i++) {
        if (!of->redundant[i]) continue;
        text_printf(&edges, "%s%s -> %s", listed ? ", " : "", s->dtypes[s->edges[i].from].name,
                    s->dtypes[s->edges[i].to].name);
        listed++;
    }
    if (listed < of->redundant_count) text_printf(&edges, " and %zu more", of->redundant_count - listed);
    if (listed) doc_fact(to, "redundant", "%s", text_string(&edges));
    text_free(&edges);
}

static void add_order(const check_report *of, document *to) {
    const spec *s = of->subject.spec;
    const lat_shape *shape = of->shape;
    if (!of->redundant) {
        doc_fact(to, "order", "not transitive, so there is no top, bottom, height or Hasse diagram");
        return;
    }
    doc_fact(to, "top", "%s", shape->top == LAT_NONE ? "none" : s->dtypes[shape->top].name);
    doc_fact(to, "bottom", "%s", shape->bottom == LAT_NONE ? "none" : s->dtypes[shape->bottom].name);
    doc_fact(to, "height", "%zu, the edges of the longest chain", shape->height);
    doc_fact(to, "Hasse edges", "%zu", shape->hasse_count);
    add_redundant(of, to);
}

static void add_facts(const check_report *of, document *to) {
    const spec *s = of->subject.spec;
    const lat_promotion *promotion = of->subject.promotion;
    size_t weak = 0;
    for (size_t i = 0; i < s->dtype_count; i++)
        weak += s->dtypes[i].weak_of != NULL;
    doc_fact(to, "dtypes", weak ? "%zu, %zu of them weak" : "%zu", s->dtype_count, weak);
    doc_fact(to, "class", "%s (%s)", lat_class_name(of->subject.laws->kind), lat_class_meaning(of->subject.laws->kind));
    add_totality(of, to);
    add_order(of, to);
    if (promotion->resolve_count)
        doc_fact(to, "resolves", "%zu pair%s: %zu filled, %zu disambiguated, %zu overridden", promotion->resolve_count,
                 promotion->resolve_count == 1 ? "" : "s", promotion->resolve_fills, promotion->resolve_disambiguates,
                 promotion->resolve_overrides);
    if (s->source) doc_fact(to, "source", "%s", s->source);
    if (s->note) doc_fact(to, "note", "%s", s->note);
}

static void add_failures(const check_report *of, document *to, lat_law law) {
    lat_witness found[LISTED_FAILURES];
    uint64_t covered;
    const size_t count = law_failures(&of->subject, law, LISTED_FAILURES, found, &covered);
    const lat_law_result *result = &of->subject.laws->law[law];
    text line = {0};
    law_verdict_sentence(&line, &of->subject, law);
    if (count) {
        text_add(&line, ", e.g. ");
        law_failure_sentence(&line, &of->subject, law, &found[0]);
    }
    doc_item(to, 1, PAINT_BAD, text_string(&line));
    for (size_t i = 1; i < count; i++) {
        line.length = 0;
        law_failure_sentence(&line, &of->subject, law, &found[i]);
        doc_item(to, 2, PAINT_PLAIN, text_string(&line));
    }
    line.length = 0;
    if (covered > count) text_add(&line, "and the mirror images of these");
    if (result->counted && result->failures > covered)
        text_printf(&line, "%s %" PRIu64 " more", line.length ? ", and" : "and", result->failures - covered);
    if (line.length) doc_item(to, 2, PAINT_DIM, text_string(&line));
    text_free(&line);
}

static void add_gaps(const check_report *of, document *to) {
    if (!of->subject.laws->gaps_counted || of->subject.laws->gaps == 0) return;
    text line = {0};
    text_printf(&line, "gaps, which are no failures: %" PRIu64 " triples where only one side is defined",
                of->subject.laws->gaps);
    doc_item(to, 2, PAINT_DIM, text_string(&line));
    text_free(&line);
}

static void add_law(const check_report *of, document *to, lat_law law) {
    const lat_verdict verdict = of->subject.laws->law[law].verdict;
    if (verdict == LAT_FAILS) {
        add_failures(of, to, law);
    } else {
        text line = {0};
        law_verdict_sentence(&line, &of->subject, law);
        doc_item(to, 1, verdict == LAT_HOLDS ? PAINT_GOOD : PAINT_PLAIN, text_string(&line));
        text_free(&line);
    }
    if (law == LAT_LAW_ASSOCIATIVITY) add_gaps(of, to);
}

void check_laws_document(const check_report *of, document *to) {
    static const char *const headings[] = {"Laws that must hold", "Other laws"};
    for (int part = 0; part < 2; part++) {
        bool any = false;
        for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
            if (of->subject.spec->laws[law] != (part == 0)) continue;
            if (!any) doc_heading(to, headings[part]);
            any = true;
            add_law(of, to, law);
        }
    }
}

/* "existence and uniqueness must hold and fail"; nothing where none does. */
static void add_failing(text *to, const check_report *of) {
    const char *names[LAT_LAW_COUNT];
    size_t count = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (of->subject.spec->laws[law] && of->subject.laws->law[law].verdict == LAT_FAILS)
            names[count++] = lat_law_name(law);
    }
    for (size_t i = 0; i < count; i++)
        text_printf(to, "%s%s", i == 0 ? "" : i + 1 == count ? " and " : ", ", names[i]);
    if (count) text_add(to, count == 1 ? " must hold and fails" : " must hold and fail");
}

static bool demands_laws(const check_report *of) {
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (of->subject.spec->laws[law]) return true;
    }
    return false;
}

/* The last line: yes or no, and why. */
static void add_answer(const check_report *of, document *to) {
    const lat_verdict verdict = check_verdict(of);
    text line = {0}, failing = {0};
    add_failing(&failing, of);
    if (verdict == LAT_HOLDS) {
        text_add(&line, demands_laws(of) ? "yes: every law that must hold does" : "yes: no law must hold");
        if (of->deny) text_add(&line, ", and nothing denied occurs");
    } else if (verdict == LAT_FAILS) {
        text_printf(&line, "no: %s", text_string(&failing));
        if (of->denied)
            text_printf(&line, "%s%zu cell%s what is denied", failing.length ? "; " : "", of->denied,
                        of->denied == 1 ? " does" : "s do");
    } else {
        text_add(&line, "undecided: a law that must hold would take too long to try");
    }
    doc_paragraph(to, verdict == LAT_HOLDS ? PAINT_GOOD : PAINT_BAD, text_string(&line));
    text_free(&line);
    text_free(&failing);
}

void check_document(const check_report *of, document *to) {
    const spec *s = of->subject.spec;
    text title = {0};
    text_printf(&title, s->title ? "%s: %s" : "%s", s->name, s->title);
    doc_begin(to, text_string(&title), NULL);
    text_free(&title);
    add_facts(of, to);
    check_laws_document(of, to);
    check_repairs_document(of, to);
    if (of->costs) costs_document(to, &of->subject);
    if (of->denied) costs_denied_document(to, &of->subject, of->deny);
    add_answer(of, to);
    doc_end(to);
}
