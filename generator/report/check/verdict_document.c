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

static bool has_gaps(const analysis *analysis) {
    return !analysis->laws.total && analysis->laws.gaps;
}

/* Whether the order of operands never matters, nor bracketing where there are results. */
static bool has_class(const analysis *analysis, const promotion_verdict *verdict) {
    return analysis->laws.kind != LAT_TABLE || (is_fine(&verdict->part[VERDICT_ORDER]) &&
                                                is_fine(&verdict->part[VERDICT_BRACKETING]) && !has_gaps(analysis));
}

void verdict_class(text *line, const analysis *analysis, const promotion_verdict *verdict) {
    static const char *const begins[] = {[LAT_LATTICE] = "A lattice: order",
                                         [LAT_JOIN_SEMILATTICE] = "A join-semilattice: order",
                                         [LAT_PARTIAL_LATTICE] = "A partial lattice: order",
                                         [LAT_TABLE] = "Order"};
    if (!has_class(analysis, verdict)) return;
    text_add(line, begins[analysis->laws.kind]);
    text_add(line, has_gaps(analysis) ? " never matters." : " and bracketing never matter.");
    if (has_gaps(analysis)) add_gaps(line, analysis);
}

static void add_costs(text *line, const analysis *analysis, const promotion_verdict *verdict) {
    const bool loss = is_fine(&verdict->part[VERDICT_LOSS]), wider = is_fine(&verdict->part[VERDICT_WIDER]);
    bool weak = false, unknown = false;
    for (size_t i = 0; i < analysis->spec->dtype_count; i++) {
        const spec_dtype *dtype = &analysis->spec->dtypes[i];
        weak = weak || dtype->weak_of;
        unknown = unknown || !dtype_has_values(dtype);
    }
    if (loss || wider) {
        add_sentence(line, unknown ? "As far as values are known, no" : "No");
        text_printf(line, " promotion%s", weak ? " of strong operands" : "");
        if (loss) text_add(line, " drops or overflows values");
        if (wider) text_printf(line, "%s is wider than necessary", loss ? ", and none" : "");
        text_add_char(line, '.');
    }
    if (verdict->rounding) {
        add_sentence(line, "");
        text_printf(line, "%" PRIu64 " of %zu pairs round an operand.", verdict->rounding,
                    analysis->promotion.n * analysis->promotion.n);
    }
}

void verdict_right(text *line, const analysis *analysis, const promotion_verdict *verdict) {
    const verdict_part *part = verdict->part;
    const bool classed = has_class(analysis, verdict);
    if (!classed && is_fine(&part[VERDICT_ORDER]))
        add_sentence(line, "The result does not depend on the order of the two operands.");
    if (!classed && is_fine(&part[VERDICT_BRACKETING])) {
        if (has_gaps(analysis))
            add_gaps(line, analysis);
        else
            add_sentence(line, "The result does not depend on bracketing.");
    }
    if (is_wrong(&part[VERDICT_BRACKETING]) && analysis->spec->nary != LAT_NARY_FOLD &&
        analysis->laws.law[LAT_LAW_NARY].outcome == LAT_HOLDS)
        add_sentence(line, "Three or more operands promote to the same in any order.");
    add_costs(line, analysis, verdict);
    if (is_fine(&part[VERDICT_UNDEFINED])) add_sentence(line, "Every pair has a result.");
}

/* Adds a line on what is right, and frees it. How many lines that makes: none where it is empty. */
static size_t add_right(document *page, text *line) {
    if (!line->length) return 0;
    doc_item_text(page, 1, PAINT_GOOD, line);
    return 1;
}

void verdict_document(document *page, const analysis *analysis, const promotion_verdict *verdict) {
    enum { LINES = 10, MOST = 4 }; /* in all, the last one on what is fine; on the groups of one matter */
    size_t wrong = 0;
    text class = {0}, right = {0};
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++)
        wrong += is_wrong(&verdict->part[matter]);
    doc_heading(page, "Verdict");
    verdict_class(&class, analysis, verdict);
    size_t left = LINES - 1 - wrong - add_right(page, &class);
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++) {
        if (is_wrong(&verdict->part[matter])) {
            const size_t share = (left + wrong - 1) / wrong;
            left -= add_matter(page, analysis, verdict, matter, share < MOST ? share : MOST);
            wrong--;
        }
    }
    verdict_right(&right, analysis, verdict);
    add_right(page, &right);
}
