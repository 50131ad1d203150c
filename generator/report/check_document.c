#include "report/check_document.h"
#include "report/check_repairs.h"
#include "report/law_failures.h"
#include "report/law_sentences.h"
#include "report/meanings.h"

#include <inttypes.h>

enum { LISTED_FAILURES = 20, LISTED_EDGES = 20 };

static void add_totality(const check_report *of, document *page) {
    const lat_promotion *promotion = of->subject.promotion;
    const size_t cells = promotion->n * promotion->n;
    text line = {0};
    if (of->subject.laws->total)
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
    if (listed)
        doc_fact(page, "redundant", "%s (%s from other edges)", text_string(&edges),
                 of->redundant_count == 1 ? "follows" : "follow");
    text_free(&edges);
}

static void add_order(const check_report *of, document *page) {
    const spec *s = of->subject.spec;
    const lat_shape *shape = of->shape;
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
    const spec *s = of->subject.spec;
    const lat_promotion *promotion = of->subject.promotion;
    size_t weak = 0;
    for (size_t i = 0; i < s->dtype_count; i++)
        weak += s->dtypes[i].weak_of != NULL;
    doc_fact(page, "dtypes", weak ? "%zu, %zu of them weak (for scalars, such as Python's)" : "%zu", s->dtype_count,
             weak);
    doc_fact(page, "class", "%s (%s)", lat_class_name(of->subject.laws->kind),
             lat_class_meaning(of->subject.laws->kind));
    add_totality(of, page);
    add_order(of, page);
    if (promotion->resolve_count)
        doc_fact(page, "resolve", "sets %zu pair%s: %zu without an upper bound, %zu ambiguous, %zu with another join",
                 promotion->resolve_count, promotion->resolve_count == 1 ? "" : "s", promotion->resolve_fills,
                 promotion->resolve_disambiguates, promotion->resolve_overrides);
    if (s->source) doc_fact(page, "source", "%s", s->source);
    if (s->note) doc_fact(page, "note", "%s", s->note);
}

static void add_failures(const check_report *of, document *page, lat_law law) {
    lat_witness found[LISTED_FAILURES];
    uint64_t covered;
    const size_t count = law_failures(&of->subject, law, LISTED_FAILURES, found, &covered);
    const lat_law_result *result = &of->subject.laws->law[law];
    text line = {0};
    law_verdict_sentence(&line, &of->subject, law);
    if (count) {
        text_add(&line, ", e.g. ");
        law_failure_sentence(&line, &of->subject, law, &found[0], doc_join(page));
    }
    doc_item(page, 1, PAINT_BAD, text_string(&line));
    line.length = 0;
    text_add(&line, "the law: ");
    meaning_of_law(&line, law, doc_join(page));
    doc_item(page, 2, PAINT_DIM, text_string(&line));
    for (size_t i = 1; i < count; i++) {
        line.length = 0;
        law_failure_sentence(&line, &of->subject, law, &found[i], doc_join(page));
        doc_item(page, 2, PAINT_PLAIN, text_string(&line));
    }
    line.length = 0;
    if (covered > count) text_add(&line, "and the mirror images of these");
    if (result->counted && result->failures > covered)
        text_printf(&line, "%s %" PRIu64 " more", line.length ? ", and" : "and", result->failures - covered);
    if (line.length) doc_item(page, 2, PAINT_DIM, text_string(&line));
    text_free(&line);
}

static void add_gaps(const check_report *of, document *page) {
    if (!of->subject.laws->gaps_counted || of->subject.laws->gaps == 0) return;
    text line = {0};
    text_printf(&line, "gaps (not failures): %" PRIu64 " triples where one bracketing is defined and the other is not",
                of->subject.laws->gaps);
    doc_item(page, 2, PAINT_DIM, text_string(&line));
    text_free(&line);
}

static void add_law(const check_report *of, document *page, lat_law law) {
    const lat_verdict verdict = of->subject.laws->law[law].verdict;
    if (verdict == LAT_FAILS) {
        add_failures(of, page, law);
    } else {
        text line = {0};
        law_verdict_sentence(&line, &of->subject, law);
        if (verdict == LAT_HOLDS) {
            text_add(&line, ": ");
            meaning_of_law(&line, law, doc_join(page));
        }
        doc_item(page, 1, verdict == LAT_HOLDS ? PAINT_GOOD : PAINT_PLAIN, text_string(&line));
        text_free(&line);
    }
    if (law == LAT_LAW_ASSOCIATIVITY) add_gaps(of, page);
}

static void add_join_sign(document *page) {
    text line = {0};
    meaning_of_join(&line, doc_join(page));
    doc_item(page, 1, PAINT_DIM, text_string(&line));
    text_free(&line);
}

void check_laws_document(const check_report *of, document *page) {
    static const char *const headings[] = {"Laws that must hold", "Other laws"};
    bool explained = false;
    for (int part = 0; part < 2; part++) {
        bool any = false;
        for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
            if (of->subject.spec->laws[law] != (part == 0)) continue;
            if (!any) doc_heading(page, headings[part]);
            if (!explained) add_join_sign(page);
            any = explained = true;
            add_law(of, page, law);
        }
    }
}

/* "existence and uniqueness must hold, but fail"; nothing where none does. */
static void add_failing(text *out, const check_report *of) {
    const char *names[LAT_LAW_COUNT];
    size_t count = 0;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (of->subject.spec->laws[law] && of->subject.laws->law[law].verdict == LAT_FAILS)
            names[count++] = lat_law_name(law);
    }
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i == 0 ? "" : i + 1 == count ? " and " : ", ", names[i]);
    if (count) text_add(out, count == 1 ? " must hold, but fails" : " must hold, but fail");
}

static bool demands_laws(const check_report *of) {
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (of->subject.spec->laws[law]) return true;
    }
    return false;
}

/* The last line: yes or no, and why. */
static void add_answer(const check_report *of, document *page) {
    const lat_verdict verdict = check_verdict(of);
    text line = {0}, failing = {0};
    add_failing(&failing, of);
    if (verdict == LAT_HOLDS) {
        text_add(&line, demands_laws(of) ? "yes: every law that must hold does" : "yes: the spec demands no law");
        if (of->deny) text_add(&line, ", and no promotion does what --deny forbids");
    } else if (verdict == LAT_FAILS) {
        text_printf(&line, "no: %s", text_string(&failing));
        if (of->denied)
            text_printf(&line, "%s%zu ordered pair%s what --deny forbids", failing.length ? "; " : "", of->denied,
                        of->denied == 1 ? " does" : "s do");
    } else {
        text_add(&line, "undecided: verifying a law that must hold would take too long (--exhaustive takes the time)");
    }
    doc_paragraph(page, verdict == LAT_HOLDS ? PAINT_GOOD : PAINT_BAD, text_string(&line));
    text_free(&line);
    text_free(&failing);
}

void check_document(const check_report *of, document *page) {
    const spec *s = of->subject.spec;
    text title = {0};
    text_printf(&title, s->title ? "%s: %s" : "%s", s->name, s->title);
    doc_begin(page, text_string(&title), NULL);
    text_free(&title);
    add_facts(of, page);
    check_laws_document(of, page);
    check_repairs_document(of, page);
    if (of->costs) costs_document(page, &of->subject);
    if (of->denied) costs_denied_document(page, &of->subject, of->deny);
    add_answer(of, page);
    doc_end(page);
}
