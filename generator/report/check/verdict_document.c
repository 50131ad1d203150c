#include "report/check/verdict_document.h"
#include "analysis/dtype_matching.h"

#include <inttypes.h>

static bool is_wrong(const verdict_part *part) {
    return part->known && part->groups.total > 0;
}

static bool is_fine(const verdict_part *part) {
    return part->known && part->groups.total == 0;
}

static void add_example(text *out, const document *page, const analysis *analysis, verdict_matter matter,
                        const kind_group *group) {
    text_add(out, ", e.g. ");
    verdict_example(out, analysis, matter, group, doc_join(page));
}

static void add_group(document *page, const analysis *analysis, const promotion_verdict *verdict, verdict_matter matter,
                      const kind_group *group) {
    text line = {0};
    verdict_words(&line, analysis, verdict, matter, group);
    if (verdict_sort(matter, group)) text_printf(&line, " (%s)", verdict_sort(matter, group));
    text_printf(&line, ": %" PRIu64, group->count);
    add_example(&line, page, analysis, matter, group);
    doc_item_text(page, 2, PAINT_PLAIN, &line);
}

/* "and 3 more kinds of triples: 52" */
static void add_rest(document *page, const verdict_part *part, verdict_matter matter, size_t shown) {
    const size_t kinds = part->groups.count - shown;
    uint64_t rest = 0;
    text line = {0};
    for (size_t i = shown; i < part->groups.count; i++)
        rest += part->groups.items[i].count;
    text_printf(&line, "and %zu more kind%s of %s: %" PRIu64, kinds, kinds == 1 ? "" : "s",
                verdict_matters[matter].unit, rest);
    doc_item_text(page, 2, PAINT_DIM, &line);
}

/* A line on the matter, then up to `most` on its groups, unless the first says it all. Returns how many follow. */
static size_t add_matter(document *page, const analysis *analysis, const promotion_verdict *verdict,
                         verdict_matter matter, size_t most) {
    const verdict_part *part = &verdict->part[matter];
    const kind_groups *groups = &part->groups;
    const bool apart = groups->count > 1 && most > 1;
    const size_t shown = !apart ? 0 : groups->count <= most ? groups->count : most - 1;
    text line = {0};
    text_printf(&line, "%s: %" PRIu64 " of %" PRIu64 " %s", verdict_matters[matter].wrong, part->groups.total,
                part->cases, verdict_matters[matter].unit);
    if (groups->count == 1) {
        text_add(&line, " (");
        verdict_words(&line, analysis, verdict, matter, &groups->items[0]);
        const char *sort = verdict_sort(matter, &groups->items[0]);
        if (sort) text_printf(&line, "; %s", sort);
        text_add_char(&line, ')');
    }
    if (!apart && groups->count) add_example(&line, page, analysis, matter, &groups->items[0]);
    doc_item_text(page, 1, PAINT_BAD, &line);
    for (size_t i = 0; i < shown; i++)
        add_group(page, analysis, verdict, matter, &groups->items[i]);
    if (!apart || shown == groups->count) return shown;
    add_rest(page, part, matter, shown);
    return shown + 1;
}

static void add_sentence(text *out, const char *sentence) {
    text_printf(out, "%s%s", out->length ? " " : "", sentence);
}

/* Bracketing may decide whether there is a result even where it does not change one. */
static void add_gaps(text *out, const analysis *analysis) {
    add_sentence(out, "Bracketing changes no result, but ");
    text_printf(out, "for %" PRIu64 " triples it decides whether there is one.", analysis->laws.gaps);
}

void verdict_right(text *line, const analysis *analysis, const promotion_verdict *verdict) {
    bool fine[VERDICT_COUNT], weak = false, unknown = false;
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++)
        fine[matter] = is_fine(&verdict->part[matter]);
    for (size_t i = 0; i < analysis->spec->dtype_count; i++) {
        const spec_dtype *dtype = &analysis->spec->dtypes[i];
        weak = weak || dtype->weak_of;
        unknown = unknown || !dtype_has_values(dtype);
    }
    const bool gaps = !analysis->laws.total && analysis->laws.gaps;
    if (fine[VERDICT_ORDER] && fine[VERDICT_BRACKETING] && !gaps)
        add_sentence(line, "The result depends on neither order nor bracketing.");
    else if (fine[VERDICT_ORDER])
        add_sentence(line, "The result does not depend on the order of the two operands.");
    else if (fine[VERDICT_BRACKETING] && !gaps)
        add_sentence(line, "The result does not depend on bracketing.");
    if (fine[VERDICT_BRACKETING] && gaps) add_gaps(line, analysis);
    if (is_wrong(&verdict->part[VERDICT_BRACKETING]) && analysis->spec->nary != LAT_NARY_FOLD &&
        analysis->laws.law[LAT_LAW_NARY].outcome == LAT_HOLDS)
        add_sentence(line, "Three or more operands promote to the same in any order.");
    if (fine[VERDICT_UNDEFINED]) add_sentence(line, "Every pair has a result.");
    if (fine[VERDICT_LOSS] || fine[VERDICT_WIDER]) {
        add_sentence(line, unknown ? "As far as values are known, no" : "No");
        text_printf(line, " promotion%s", weak ? " of strong operands" : "");
        if (fine[VERDICT_LOSS]) text_add(line, " drops or overflows values");
        if (fine[VERDICT_WIDER])
            text_printf(line, "%s is wider than necessary", fine[VERDICT_LOSS] ? ", and none" : "");
        text_add_char(line, '.');
    }
    if (verdict->rounding) {
        add_sentence(line, "");
        text_printf(line, "%" PRIu64 " of %zu pairs round an operand.", verdict->rounding,
                    analysis->promotion.n * analysis->promotion.n);
    }
}

static void add_right(document *page, const analysis *analysis, const promotion_verdict *verdict) {
    text line = {0};
    verdict_right(&line, analysis, verdict);
    if (line.length) doc_item_text(page, 1, PAINT_GOOD, &line);
}

void verdict_document(document *page, const analysis *analysis, const promotion_verdict *verdict) {
    enum { LINES = 10, MOST = 4 }; /* in all, the last one on what is fine; on the groups of one matter */
    size_t wrong = 0;
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++)
        wrong += is_wrong(&verdict->part[matter]);
    size_t left = LINES - 1 - wrong;
    doc_heading(page, "Verdict");
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++) {
        if (is_wrong(&verdict->part[matter])) {
            const size_t share = (left + wrong - 1) / wrong;
            left -= add_matter(page, analysis, verdict, matter, share < MOST ? share : MOST);
            wrong--;
        }
    }
    add_right(page, analysis, verdict);
}
